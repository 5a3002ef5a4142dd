import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DRUG_CLASSES,
  findDrugInteractions,
  findDuplicates,
  findPatientWarnings,
  INTERACTION_RULES,
} from './index.ts';

const worst = (...drugs: string[]) => findDrugInteractions(drugs)[0];

describe('TOOL-1 interactions that every list of them has', () => {
  test.each([
    ['warfarin', 'aspirin', 'major', 'bleeding'],
    ['warfarin', 'ibuprofen', 'major', 'bleeding'],
    ['warfarin', 'metronidazole', 'major', 'inr_up'],
    ['warfarin', 'rifampicin', 'major', 'inr_down'],
    ['sildenafil', 'glyceryl-trinitrate', 'contraindicated', 'hypotension'],
    ['tadalafil', 'isosorbide-mononitrate', 'contraindicated', 'hypotension'],
    ['clarithromycin', 'simvastatin', 'contraindicated', 'statin_muscle'],
    ['simvastatin', 'amlodipine', 'moderate', 'statin_muscle'],
    ['rifampicin', 'ethinylestradiol', 'major', 'contraceptive_failure'],
    ['carbamazepine', 'contraceptive-implant', 'major', 'contraceptive_failure'],
    ['rifampicin', 'dolutegravir', 'major', 'antiretroviral_down'],
    ['rifampicin', 'lopinavir', 'contraindicated', 'antiretroviral_down'],
    ['dolutegravir', 'ferrous-sulfate', 'moderate', 'chelation'],
    ['fluoxetine', 'phenelzine', 'contraindicated', 'serotonin'],
    ['sertraline', 'tramadol', 'major', 'serotonin_seizure'],
    ['morphine', 'diazepam', 'major', 'breathing'],
    ['methotrexate', 'trimethoprim', 'contraindicated', 'marrow'],
    ['lithium', 'ibuprofen', 'major', 'level_up'],
    ['enalapril', 'spironolactone', 'major', 'hyperkalemia'],
    ['enalapril', 'losartan', 'major', 'kidney_injury'],
    ['digoxin', 'amiodarone', 'major', 'level_up'],
    ['ciprofloxacin', 'tizanidine', 'contraindicated', 'level_up'],
    ['azathioprine', 'allopurinol', 'major', 'marrow'],
    ['glibenclamide', 'fluconazole', 'major', 'hypoglycemia'],
    ['propranolol', 'salbutamol', 'major', 'asthma_block'],
    ['gentamicin', 'furosemide', 'major', 'ears_kidneys'],
    ['chloroquine', 'azithromycin', 'major', 'qt'],
    ['valproic-acid', 'meropenem', 'major', 'level_down'],
    ['metronidazole', 'alcohol', 'moderate', 'alcohol_flush'],
    ['levothyroxine', 'calcium', 'moderate', 'chelation'],
    ['mebendazole', 'metronidazole', 'major', 'skin'],
    ['tranexamic-acid', 'ethinylestradiol', 'contraindicated', 'clots'],
    ['ceftriaxone', 'ringers-lactate', 'major', 'precipitate'],
    ['ketamine', 'morphine', 'major', 'breathing'],
    ['loperamide', 'methadone', 'major', 'qt'],
    ['ethambutol', 'antacid', 'moderate', 'absorption'],
    ['warfarin', 'cefixime', 'moderate', 'inr_up'],
    ['carbamazepine', 'cefixime', 'moderate', 'level_up'],
    ['metformin', 'cefalexin', 'minor', 'level_up'],
    ['propranolol', 'methimazole', 'moderate', 'level_up'],
    ['artesunate', 'rifampicin', 'moderate', 'level_down'],
    ['clindamycin', 'erythromycin', 'moderate', 'opposed'],
    ['albendazole', 'phenytoin', 'moderate', 'level_down'],
    ['glucagon', 'indometacin', 'moderate', 'less_effect'],
    ['ketamine', 'theophylline', 'major', 'seizure'],
    ['methotrexate', 'levetiracetam', 'moderate', 'methotrexate_up'],
  ])('%s with %s', (first, second, severity, effect) => {
    expect(findDrugInteractions([first, second])).toContainEqual(
      expect.objectContaining({ severity, effect }),
    );
  });

  test('what is given together every day is not called a danger', () => {
    for (const [first, second] of [
      ['tenofovir', 'lamivudine'],
      ['rifampicin', 'isoniazid'],
      ['paracetamol', 'amoxicillin'],
      ['enalapril', 'hydrochlorothiazide'],
      ['metformin', 'insulin-nph'],
      ['atenolol', 'methimazole'],
      ['nitrofurantoin', 'antacid'],
    ] as const)
      expect(worst(first, second), `${first} ${second}`).toBeUndefined();
  });
});

test('TOOL-1 more than 900 rules between drugs and classes, each of which can be met by two different drugs', () => {
  expect(INTERACTION_RULES.length).toBeGreaterThanOrEqual(900);
  const members = (name: string) => [...(DRUG_CLASSES.get(name) ?? [name])];
  for (const rule of INTERACTION_RULES) {
    const [first = ''] = members(rule.affected);
    const second = members(rule.other).find((drug) => drug !== first) ?? '';
    expect(findDrugInteractions([first, second]).map(({ effect }) => effect)).toContain(rule.effect);
  }
});

const drug = fc.constantFrom(
  ...new Set(INTERACTION_RULES.flatMap(({ affected, other }) => [affected, other])),
);

test('TOOL-1 one more drug takes no hit away, and the order does not matter', () => {
  fc.assert(
    fc.property(fc.array(drug, { maxLength: 8 }), drug, (drugs, more) => {
      const before = findDrugInteractions(drugs);
      expect(findDrugInteractions([...drugs, more])).toEqual(expect.arrayContaining(before));
      expect(findDrugInteractions(drugs.toReversed())).toEqual(before);
    }),
  );
});

test('TOOL-1 two of one group are one treatment given twice', () => {
  expect(findDuplicates(['ibuprofen', 'diclofenac', 'amoxicillin'])).toEqual([
    { drugs: ['diclofenac', 'ibuprofen'], drugClass: 'nsaid' },
  ]);
});

test('TOOL-1 warnings about the patient follow only from facts that are given', () => {
  expect(findPatientWarnings(['enalapril', 'metformin', 'codeine'], {})).toEqual([]);
  expect(findPatientWarnings(['enalapril'], { pregnant: true })).toMatchObject([
    { severity: 'contraindicated', reason: 'fetal_kidney' },
  ]);
  expect(findPatientWarnings(['metformin'], { egfr: 29 })).toMatchObject([{ severity: 'contraindicated' }]);
  expect(findPatientWarnings(['metformin'], { egfr: 44 })).toMatchObject([{ severity: 'moderate' }]);
  expect(findPatientWarnings(['metformin'], { egfr: 45 })).toEqual([]);
  expect(findPatientWarnings(['codeine'], { ageYears: 11 })).toMatchObject([{ severity: 'contraindicated' }]);
  expect(findPatientWarnings(['codeine'], { ageYears: 12 })).toEqual([]);
  expect(findPatientWarnings(['diazepam'], { ageYears: 65 })).toMatchObject([{ reason: 'old_falls' }]);
});
