import { SYMPTOMS as ENGINE } from '@lakou/clinical';
import { findingName, triageTexts } from '@lakou/content';
import { LANGUAGES } from '@lakou/i18n';
import { expect, test } from 'vitest';
import en from '../../../../packages/i18n/locales/en/symptom-checker.json';
import fr from '../../../../packages/i18n/locales/fr/symptom-checker.json';
import ht from '../../../../packages/i18n/locales/ht/symptom-checker.json';
import { FREQUENT_SYMPTOMS, SYMPTOMS } from './symptoms.ts';

test('AI-1 the 34 symptoms are those the engine knows, under its own names in three languages', () => {
  expect(SYMPTOMS).toHaveLength(34);
  expect(SYMPTOMS).toEqual(ENGINE);
  expect(SYMPTOMS.map((code) => [en, fr, ht].map(({ symptom }) => symptom[code]))).toEqual(
    ENGINE.map((code) => LANGUAGES.map((lang) => findingName(triageTexts(lang), code))),
  );
  for (const code of FREQUENT_SYMPTOMS) expect(SYMPTOMS).toContain(code);
});
