import { LANGUAGES } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import {
  DRUG_CLASSES,
  INTERACTION_RULES,
  INTERACTION_SEVERITIES,
  PATIENT_WARNING_RULES,
} from '../../clinical/src/interactions/index.ts';
import { DRUGS_WITHOUT_RULES } from '../../clinical/src/interactions/without-rules.ts';
import { findAllergies } from './allergies.ts';
import { knownDrugIds, resolveDrug } from './drug-names.ts';
import { findInteractions, interactionsText, interactionWords } from './interactions.ts';
import { medicineSource } from './medicines.ts';

describe('TOOL-1 a drug is known by brand, generic, French and Creole name, and with a slip', () => {
  test.each([
    ['Coumadin 5 mg', 'warfarin'],
    ['warfarine', 'warfarin'],
    ['ASPIRINE', 'aspirin'],
    ['Viagra', 'sildenafil'],
    ['sidenafil', 'sildenafil'],
    ['klaritromisin', 'clarithromycin'],
    ['rifampisin', 'rifampicin'],
    ['metfòmin', 'metformin'],
    ['enalaprill', 'enalapril'],
    ['kleren', 'alcohol'],
    ['Bactrim', 'cotrimoxazole'],
    ['prednisone', 'prednisone'],
    ['prednisolone', 'prednisolone'],
  ])('%s', (typed, id) => expect(resolveDrug(typed)?.drug.id).toBe(id));

  test('what nobody knows stays unknown, and is said to be unchecked', () => {
    expect(resolveDrug('zzzz')).toBeUndefined();
    const checked = findInteractions(['zzzz', 'paracetamol'], 'en');
    expect(checked.unknown).toEqual(['zzzz']);
    expect(interactionsText(checked, 'en')).toContain('not checked: zzzz');
  });
});

test('TOOL-1 accents, case and order of the names do not matter', () => {
  const seen = (...names: string[]) => findInteractions(names, 'fr').interactions;
  expect(seen('Rifampicine', 'dolutégravir')).toEqual(seen('DOLUTEGRAVIR', 'rifampicin'));
});

test('TOOL-1 what one product holds is meant to be together; two products are checked part by part', () => {
  expect(findInteractions(['TLD', 'paracetamol'], 'en').interactions).toEqual([]);
  expect(findInteractions(['TLD', 'RHZE'], 'en').interactions).toContainEqual(
    expect.objectContaining({ names: ['Dolutegravir', 'Rifampin'], severity: 'major' }),
  );
});

test('TOOL-1 the same drug under two names is found', () => {
  expect(findInteractions(['Tylenol', 'paracetamol'], 'en').duplicates).toMatchObject([
    { text: 'The same medicine twice: Acetaminophen.' },
  ]);
});

test('TOOL-1 an allergy speaks against the drug and its group, by any of its names, and against no other', () => {
  const against = (allergy: string, ...names: string[]) =>
    findAllergies([allergy], findInteractions(names, 'en').drugs).map(({ drug }) => drug);
  expect(against('Pénicilline', 'Amoxicillin 500 mg', 'paracetamol')).toEqual(['amoxicillin']);
  expect(against('Aspirine', 'Advil')).toEqual(['ibuprofen']);
  expect(findAllergies(['Aspirine', 'Aspirine'], findInteractions(['Advil'], 'en').drugs)).toHaveLength(1);
  expect(against('Bactrim', 'cotrimoxazole')).toEqual(['cotrimoxazole']);
  expect(against('ibuprofen', 'paracetamol', 'amoxicillin')).toEqual([]);
  expect(against('Pistach', 'amoxicillin', 'ibuprofen')).toEqual([]);
});

test('TOOL-1 nothing found is never called safe', () => {
  for (const language of LANGUAGES) {
    const text = interactionsText(findInteractions(['paracetamol', 'amoxicillin'], language), language);
    expect(text).not.toMatch(/\bsafe\b|sans danger|san danje|sûr\b/i);
  }
  expect(interactionsText(findInteractions(['paracetamol', 'amoxicillin'], 'en'), 'en')).toMatch(
    /^None found in our list/,
  );
});

test('TOOL-1 every rule has words in three languages, a source, and drugs that can be typed', () => {
  const members = (name: string) => [...(DRUG_CLASSES.get(name) ?? [name])];
  for (const language of LANGUAGES) {
    for (const { effect, advice } of INTERACTION_RULES) {
      expect(interactionWords('effect', effect, language)).toBeTruthy();
      expect(interactionWords('advice', advice, language)).toBeTruthy();
    }
    for (const { reason } of PATIENT_WARNING_RULES) interactionWords('reason', reason, language);
    for (const severity of INTERACTION_SEVERITIES) interactionWords('severity', severity, language);
  }
  for (const { source } of [...INTERACTION_RULES, ...PATIENT_WARNING_RULES])
    expect(medicineSource(source).publisher).toBeTruthy();
  const named = [
    ...INTERACTION_RULES.flatMap(({ affected, other }) => [affected, other]),
    ...PATIENT_WARNING_RULES.map(({ drug }) => drug),
  ].flatMap(members);
  expect(named.filter((id) => !knownDrugIds().has(id))).toEqual([]);
});

test('TOOL-1 each of our medicines is in a rule, or on the list of those of which none is known', () => {
  const ruled = new Set(
    INTERACTION_RULES.flatMap(({ affected, other }) => [affected, other]).flatMap((name) => [
      ...(DRUG_CLASSES.get(name) ?? [name]),
    ]),
  );
  const without = [...knownDrugIds()].filter((id) => !ruled.has(id));
  expect(without.toSorted()).toEqual(DRUGS_WITHOUT_RULES.toSorted());
  expect(without.length / knownDrugIds().size).toBeLessThan(0.15);
});
