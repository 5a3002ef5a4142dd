import { LAB_TESTS, type LabTest } from '@lakou/clinical';
import type { LabTestType } from '@lakou/contract/labs';
import { LAB_PANELS, type LabPanelCode, type UncodedLabTest } from '@lakou/contract/labs.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { codesInTitle } from './stored-title.ts';

const UNITS: Readonly<Record<string, string>> = {
  '10*3/uL': '10³/µL',
  'm[IU]/L': 'mIU/L',
  'mL/min/{1.73_m2}': 'mL/min',
};

/** Codes for machines are not shown to people. */
export const unitText = (unit: string | null): string =>
  unit === null ? '' : (UNITS[unit] ?? (/[[\]{}]|^1$/.test(unit) ? '' : unit));

export const isLabTest = (code: string): code is LabTest => code in LAB_TESTS;

/** The name of a code of the catalogue. */
export function useLabName(): (code: string) => string {
  const { t } = useTranslation('labs');
  const { t: known } = useTranslation('lab-explanation');
  return (code) => {
    if (isLabTest(code)) return known(`test.${code}`);
    return code in LAB_PANELS ? t(`panel.${code as LabPanelCode}`) : t(`uncoded.${code as UncodedLabTest}`);
  };
}

/** What was asked for. */
export function useLabTitle(): (asked: { tests: readonly string[]; testType: LabTestType }) => string {
  const { t } = useTranslation('labs');
  const nameOf = useLabName();
  return ({ tests, testType }) =>
    tests.length === 0 ? t(`anyTest.${testType}`) : tests.map(nameOf).join(', ');
}

const ANY_TEST = { 'Blood test': 'blood', 'Urine test': 'urine' } as const;
const isAnyTest = (title: string): title is keyof typeof ANY_TEST => title in ANY_TEST;

/** A title that the record keeps in English, in the reader's language where it names tests of the catalogue. */
export function useStoredLabTitle(): (title: string) => string {
  const { t } = useTranslation('labs');
  const nameOf = useLabName();
  return (title) =>
    isAnyTest(title)
      ? t(`anyTest.${ANY_TEST[title]}`)
      : (codesInTitle(title)?.map(nameOf).join(', ') ?? title);
}
