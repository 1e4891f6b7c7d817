#ifndef KINDRED_CUNICODE_H
#define KINDRED_CUNICODE_H

#include "Calendar.h"
#include "Converter.h"
#include "Folding.h"
#include "MonthNames.h"

#endif
