import { LANGUAGES } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { findMedicine, searchMedicines } from './medicines.ts';

/** Everything that is said of a medicine, in one language. */
function said(slug: string, lang: (typeof LANGUAGES)[number]): string {
  const medicine = findMedicine(slug);
  if (!medicine) throw new Error(`no medicine “${slug}”`);
  const { uses, sideEffects, warning } = medicine;
  return [uses, sideEffects, ...(warning ? [warning] : [])].map((words) => words[lang]).join(' ');
}

function expectSaid(slug: string, words: RegExp) {
  for (const lang of LANGUAGES) expect(said(slug, lang), `${slug} ${lang}`).toMatch(words);
}

describe('MED-1 what can kill is said, in every language', () => {
  test.each(['ibuprofen', 'aspirin', 'naproxen', 'diclofenac'])('%s warns of dengue', (slug) => {
    expectSaid(slug, /dengue|deng/);
  });

  test.each([
    ['glyceryl-trinitrate', /sild[eé]nafil/],
    ['isosorbide-dinitrate', /sild[eé]nafil/],
    ['sildenafil', /nitrate|nitré|nitrat/],
  ])('%s and the other of nitrates and sildenafil', (slug, other) => {
    expectSaid(slug, other);
  });

  test.each([
    'carvedilol',
    'propranolol',
    'labetalol',
    'atenolol',
    'bisoprolol',
    'metoprolol',
    'timolol-eye-drops',
  ])('%s and asthma', (slug) => {
    expectSaid(slug, /asthm|asm/);
  });

  test.each(['tramadol', 'codeine'])('%s is never for a child under 12', (slug) => {
    expectSaid(slug, /child under 12|enfant de moins de 12|timoun ki poko gen 12/);
  });

  test.each(['tramadol', 'codeine', 'morphine', 'diazepam', 'lorazepam', 'gabapentin', 'phenobarbital'])(
    '%s and alcohol can stop the breathing',
    (slug) => {
      expectSaid(slug, /[Aa]lcohol|alcool|alkòl/);
      expectSaid(slug, /stop your breath|respiration peut s’arrêter|sispann respire/);
    },
  );

  test.each([
    'rifampicin',
    'rifampicin-isoniazid',
    'rhze',
    'rifapentine',
    'efavirenz',
    'carbamazepine',
    'phenytoin',
    'phenobarbital',
  ])('%s makes contraception fail', (slug) => {
    expectSaid(slug, /birth control|pilule|planin/);
    expectSaid(slug, /implant|enplan/);
    expectSaid(slug, /condom|préservatif|kapòt/);
  });

  test.each([
    'combined-pill',
    'progestin-only-pill',
    'contraceptive-implant',
    'levonorgestrel-emergency',
    'ulipristal',
  ])('%s names what makes it fail', (slug) => {
    expectSaid(slug, /[Rr]ifamp|[Rr]ifanpisin/);
    expectSaid(slug, /carbamazepine|carbamazépine|kabamazepin/);
    expectSaid(slug, /[ée]favirenz/);
  });

  test.each(['rifampicin', 'rifampicin-isoniazid', 'rhze', 'carbamazepine', 'phenytoin', 'phenobarbital'])(
    '%s and dolutegravir',
    (slug) => {
      expectSaid(slug, /[Dd]olut[eé]gravir|[Dd]olitegravi/);
    },
  );

  test.each(['dolutegravir', 'tenofovir-lamivudine-dolutegravir'])('%s and rifampin', (slug) => {
    expectSaid(slug, /[Rr]ifamp|[Rr]ifanpisin/);
  });

  test.each(['ethambutol', 'rhze'])('%s and sight', (slug) => {
    expectSaid(slug, /sight|vue|je ou/);
    expectSaid(slug, /same day|jour même|menm jou/);
  });

  test.each([
    ['warfarin', /aspirin/],
    ['ibuprofen', /warfarin|wafarin/],
    ['metronidazole', /warfarin|wafarin/],
    ['cotrimoxazole', /warfarin|wafarin/],
    ['simvastatin', /clarithromycin|klaritwomisin/],
    ['clarithromycin', /simvastatin/],
    ['lithium', /[Ii]buprof|[Ii]bipwof/],
    ['spironolactone', /potassium|potasyòm/],
  ])('%s names %s', (slug, other) => {
    expectSaid(slug, other);
  });
});

test.each([
  ['metamizole', 'Novalgine', /white blood cells|globules blancs|globil blan/],
  ['cyproheptadine', 'Apetamin', /gain weight|grossir|gwosi/],
  ['ready-to-use-therapeutic-food', 'plumpy nut', /peanut|arachide|pistach/],
  ['darunavir', 'Prezista', /rifamp|rifanpisin/],
  ['semaglutide', 'Ozempic', /thyro|tiwoyid/],
  ['rosuvastatin', 'Crestor', /warfarin|wafarin/],
  ['insulin-lispro', 'Humalog', /eat|manger|manje/],
  ['bictegravir-emtricitabine-tenofovir', 'Biktarvy', /rifamp|rifanpisin/],
])('MED-1 %s is found as %s, with its danger', (slug, typed, danger) => {
  expect(searchMedicines(typed, 'ht')[0]?.slug).toBe(slug);
  expectSaid(slug, danger);
});

test('MED-1 fever medicines send a baby under 3 months to a hospital, and keep ibuprofen from babies', () => {
  expectSaid('paracetamol', /3 (months|mois|mwa).*38 °C/);
  expectSaid('paracetamol', /hospital now|hôpital maintenant|lopital kounye a/);
  expectSaid('ibuprofen', /6 (months|mois|mwa)/);
  expectSaid('paracetamol', /4 gram.*8 .*500 mg/);
});
