import { type Language, PRODUCT } from '../../packages/i18n/src/index.ts';
import { creoleFaults } from './creole.ts';
import { englishFaults } from './english.ts';
import { frenchFaults } from './french.ts';

const SPELLING: Record<Language, (value: string) => string[]> = {
  en: englishFaults,
  fr: frenchFaults,
  ht: creoleFaults,
};

/** The rules for one text, independent of the others. */
export function valueFaults(lang: Language, value: unknown): string[] {
  if (typeof value !== 'string') return ['is not a text'];
  if (value.trim() === '') return ['is empty'];
  const faults = SPELLING[lang](value);
  if (new RegExp(`\\b${PRODUCT}\\b`).test(value)) faults.push(`spells “${PRODUCT}”: write {{product}}`);
  if (value !== value.normalize('NFC')) faults.push('has letters in pieces: store it as Unicode NFC');
  return faults;
}
