import { LAB_TESTS, type LabTest, labTestName } from '@lakou/clinical';
import {
  ANY_TEST,
  LAB_PANELS,
  type LabPanelCode,
  labUnit,
  stripWord,
  titleReader,
  type UncodedLabTest,
} from '@lakou/contract/labs.rules';
import { formatNumber, type Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';

/** A code of the catalogue in words. */
export function labNameIn(code: string, lang: Language): string {
  if (code in LAB_TESTS) return wordsIn(lang, 'lab-explanation')(`test.${code as LabTest}`);
  const t = wordsIn(lang, 'labs');
  return code in LAB_PANELS ? t(`panel.${code as LabPanelCode}`) : t(`uncoded.${code as UncodedLabTest}`);
}

const codesInTitle = titleReader(
  Object.keys(LAB_TESTS).map((code) => [labTestName(code as LabTest), code] as const),
);

/** A title that the record keeps in English, in words where it names tests of the catalogue. */
export function labTitleIn(title: string, lang: Language): string {
  const sample = ANY_TEST[title];
  if (sample) return wordsIn(lang, 'labs')(`anyTest.${sample}`);
  return (
    codesInTitle(title)
      ?.map((code) => labNameIn(code, lang))
      .join(', ') ?? title
  );
}

/** A value with its unit as the reader writes numbers and says what a strip shows; other words as they are. */
export function labValueIn(value: string, unit: string | null, lang: Language): string {
  const word = stripWord(value);
  const number = /^\d+(?:\.\d+)?$/.test(value) ? formatNumber(lang, Number(value)) : value;
  return `${word ? wordsIn(lang, 'labs')(`word.${word}`) : number} ${labUnit(unit)}`.trim();
}
