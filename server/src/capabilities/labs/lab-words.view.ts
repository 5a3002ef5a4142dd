import { LAB_TESTS, type LabTest } from '@lakou/clinical';
import { LAB_PANELS, type LabPanelCode, type UncodedLabTest } from '@lakou/contract/labs.rules';
import { formatNumber, type Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';

const UNITS: Readonly<Record<string, string>> = {
  '10*3/uL': '10³/µL',
  'm[IU]/L': 'mIU/L',
  'mL/min/{1.73_m2}': 'mL/min',
};
/** Codes for machines are not shown to people. */
export const unitWords = (unit: string | null): string =>
  unit === null ? '' : (UNITS[unit] ?? (/[[\]{}]|^1$/.test(unit) ? '' : unit));

/** A code of the catalogue in words. */
export function labNameIn(code: string, lang: Language): string {
  if (code in LAB_TESTS) return wordsIn(lang, 'lab-explanation')(`test.${code as LabTest}`);
  const t = wordsIn(lang, 'labs');
  return code in LAB_PANELS ? t(`panel.${code as LabPanelCode}`) : t(`uncoded.${code as UncodedLabTest}`);
}

/** What test strips say. */
const WORDS = ['negative', 'positive', 'trace'] as const;

/** A value with its unit as the reader writes numbers and says what a strip shows; other words as they are. */
export function labValueIn(value: string, unit: string | null, lang: Language): string {
  const word = WORDS.find((one) => one === value.trim().toLowerCase());
  const number = /^\d+(?:\.\d+)?$/.test(value) ? formatNumber(lang, Number(value)) : value;
  return `${word ? wordsIn(lang, 'labs')(`word.${word}`) : number} ${unitWords(unit)}`.trim();
}
