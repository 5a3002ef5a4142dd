import type { LabReading } from './assess.ts';
import { findNumber, NUMBER } from './numbers.ts';
import { factsOf, type LabTest } from './ranges.ts';
import { findInOwnUnit, plainUnit, shownUnit } from './units.ts';

// A unit is written with a slash or a percent sign, or is one of the few that need neither.
const UNIT = String.raw`(?:x? ?10[\^*]?\d{1,2} ?\/ ?[a-z]+\d?|[a-z0-9{}[\]_.]*[a-z]? ?\/ ?[a-z][a-z0-9/.{}_]*(?: m2)?|[a-z]*%|fl\b|um3\b)`;
const DATE = /\b\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b/g;
const BETWEEN = new RegExp(
  String.raw`(${NUMBER})\s*(${UNIT})?\s*(?:-|to|a|and|et|ak|jiska)\s*(${NUMBER})\s*(${UNIT})?`,
);
const LIMIT = new RegExp(
  String.raw`(?:[([]\s*[a-z.:\s]*|\b(?:ref\w*|normal\w*|norme?s?|vn|vr|n)\b[a-z\s:.]*)([<>])=?\s*(${NUMBER})\s*(${UNIT})?`,
);
const VALUE = new RegExp(String.raw`([<>])?=?\s*(${NUMBER})\s*(${UNIT})?`, 'g');
const PLUS = /(?<![\d.])([1-4]) ?\+|(?<![\d+])(\+{1,4})/;
const NEGATIVE = /\b(?:neg\w*|absen\w*|absan\w*|nil|none|not detected|non detect\w*|pa (?:detekte|genyen))\b/;
const TRACE = /\b(?:traces?|tras)\b/;
const POSITIVE = /\b(?:pos\w*|poz\w*|present\w*|prezan|detected|detect[e]+s?)\b/;

type Printed = { low?: string; high?: string; unit?: string | undefined; at: string };

function findPrinted(segment: string): Printed | undefined {
  const between = BETWEEN.exec(segment);
  const [at, low, lowUnit, high, highUnit] = between ?? [];
  if (at && low && high) return { low, high, unit: highUnit ?? lowUnit, at };
  const [where, sign, limit, unit] = LIMIT.exec(segment) ?? [];
  if (!where || !limit) return undefined;
  return sign === '<' ? { high: limit, unit, at: where } : { low: limit, unit, at: where };
}

function findWord(segment: string): Pick<LabReading, 'word' | 'plus'> | undefined {
  const plus = PLUS.exec(segment);
  if (plus) return { word: 'positive', plus: plus[1] ? Number(plus[1]) : (plus[2]?.length ?? 1) };
  if (NEGATIVE.test(segment)) return { word: 'negative' };
  if (TRACE.test(segment)) return { word: 'trace' };
  return POSITIVE.test(segment) ? { word: 'positive' } : undefined;
}

/** The first number with a unit this test is measured in, else the first number. */
function findValue(segment: string, test: LabTest, markUnit: (unit: string) => string) {
  const found = [...segment.matchAll(VALUE)].map(([, sign, text = '', unit]) => ({
    sign,
    text,
    unit: unit === undefined ? undefined : markUnit(shownUnit(unit)),
  }));
  return (
    found.find(({ unit }) => unit !== undefined && findInOwnUnit(test, 1, unit) !== undefined) ?? found[0]
  );
}

function rangeOf(printed: Printed | undefined, test: LabTest, unit: string | undefined) {
  if (!printed) return undefined;
  const read = (text: string | undefined) =>
    text === undefined ? undefined : (findNumber(text, test, unit) ?? Number(text.replace(',', '.')));
  const low = read(printed.low);
  const high = read(printed.high);
  return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
}

/** A number that stands further from the name than this many characters belongs to something else. */
const LONGEST_SEGMENT = 200;

/**
 * One result out of the words that follow a test's name: its value, unit, plus signs and printed range.
 * A range printed in another unit than the value is dropped; a unit printed only with the range is the value's too.
 */
export function findReading(
  test: LabTest,
  following: string,
  markUnit: (unit: string) => string,
): LabReading | undefined {
  const text = following.slice(0, LONGEST_SEGMENT);
  const [before = ''] = text.split(/,\s+(?=[a-z])/);
  const segment = (/\d|\+/.test(before) ? text : before).replace(DATE, ' ');
  const printed = findPrinted(segment);
  const rest = printed ? segment.replace(printed.at, ' ') : segment;
  const value = findValue(rest, test, markUnit);
  const printedUnit = printed?.unit === undefined ? undefined : markUnit(shownUnit(printed.unit));
  const unit = value?.unit ?? printedUnit;
  const measured = value !== undefined && unit !== undefined && findInOwnUnit(test, 1, unit) !== undefined;
  const word = factsOf(test).dipstick && !measured ? findWord(rest) : undefined;
  if (word) return { test, ...word };
  if (!value) return undefined;
  const sameUnit =
    printedUnit === undefined || unit === undefined || plainUnit(printedUnit) === plainUnit(unit);
  const number = findNumber(value.text, test, unit);
  const printedRange = sameUnit ? rangeOf(printed, test, unit) : undefined;
  return {
    test,
    ...(number === undefined ? {} : { value: number }),
    ...(value.sign === undefined
      ? {}
      : { bound: value.sign === '<' ? ('below' as const) : ('above' as const) }),
    ...(unit === undefined ? {} : { unit }),
    ...(printedRange === undefined ? {} : { printedRange }),
  };
}
