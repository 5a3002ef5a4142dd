import { createHash } from 'node:crypto';
import { findLabTest, findLabValueInOwnUnit, LAB_TESTS, type LabTest } from '@lakou/clinical';
import type { ImportedValue } from '@lakou/contract/record-imports';
import { EARLIEST_YEAR } from '@lakou/contract/record-imports.rules';
import { plainWords } from '@lakou/i18n';
import { assessLabValue } from './lab-values.rules.ts';

/** A value of another record as it is stored. */
export interface NewImportedValue extends ImportedValue {
  readonly test: LabTest | null;
  readonly ownNumber: number | null;
}

const isLabTest = (code: string | undefined): code is LabTest => code !== undefined && code in LAB_TESTS;

/** Only by its code: another laboratory may mean another test by the same name. */
export function testOfLoinc(loinc: string | null): LabTest | null {
  const found = loinc === null ? undefined : findLabTest(loinc);
  return isLabTest(found) ? found : null;
}

export const numberIn = (text: string): number | undefined => {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
};

/** With its test and its number in the unit of the test; or why it cannot be taken over. */
export function readImportedValue(sent: ImportedValue): NewImportedValue | 'no_unit' | 'wrong_value' {
  const { loinc, value, unit, low, high } = sent;
  const test = testOfLoinc(loinc);
  const number = numberIn(value);
  const own =
    test && number !== undefined ? findLabValueInOwnUnit(test, number, unit ?? undefined) : undefined;
  if (number !== undefined && unit === null && own === undefined) return 'no_unit';
  if (low !== null && high !== null && low > high) return 'wrong_value';
  const assessed = test && assessLabValue({ test, value: number ?? value, ...(unit && { unit }) }, {});
  return assessed?.fault === 'impossible_value' ? 'wrong_value' : { ...sent, test, ownNumber: own ?? null };
}

const DAY_MS = 24 * 3600 * 1000;

/** In the first time zone, today is already tomorrow. */
export const isPossibleDay = (day: string, now: Date): boolean =>
  day >= EARLIEST_YEAR && day <= new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/** The same for the same value of the same test on the same day, whoever wrote it down. */
export function importedValueKey(
  takenOn: string,
  { loinc, name, value, unit }: Pick<ImportedValue, 'loinc' | 'name' | 'value' | 'unit'>,
): string {
  const said = `${numberIn(value) ?? value} ${unit ?? ''}`.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return createHash('sha256')
    .update(JSON.stringify([takenOn, loinc ?? plainWords(name), said]))
    .digest('base64url');
}
