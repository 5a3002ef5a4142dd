import { LAB_TESTS, type LabTest } from '@lakou/clinical';
import type { LabTestType } from '@lakou/contract/labs';
import { ANY_TEST, LAB_PANELS, type LabPanelCode, type UncodedLabTest } from '@lakou/contract/labs.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { codesInTitle } from './stored-title.ts';

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

/** A title that the record keeps in English, in the reader's language where it names tests of the catalogue. */
export function useStoredLabTitle(): (title: string) => string {
  const { t } = useTranslation('labs');
  const nameOf = useLabName();
  return (title) => {
    const sample = ANY_TEST[title];
    return sample ? t(`anyTest.${sample}`) : (codesInTitle(title)?.map(nameOf).join(', ') ?? title);
  };
}
