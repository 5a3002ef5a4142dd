import { expect, test } from 'vitest';
import { DICTIONARY_CATEGORIES, dictionaryEntries, searchDictionary } from './dictionary.ts';
import { findGuide } from './education.ts';
import { findFirstAidTopic } from './first-aid.ts';
import { createCodeSearch, describedCodes } from './icd10.ts';
import { readTable } from './kit/table.ts';
import { findMedicine, medicines } from './medicines.ts';
import { plainOf } from './medicines-spelling.ts';

test('TOOL-4 every entry has its own id, words in three languages and codes that we describe', () => {
  const entries = dictionaryEntries();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const known = new Set(describedCodes().map(({ code }) => code));
  expect(entries.flatMap(({ icd10 }) => icd10).filter((code) => !known.has(code))).toEqual([]);
  expect(entries.length).toBeGreaterThanOrEqual(200);
  for (const { id, symptoms, causes, tips, labs, redFlags } of entries)
    for (const list of [symptoms, causes, tips, labs, redFlags]) expect(list.length, id).toBeGreaterThan(0);
});

test('TOOL-4 every category has entries, and narrows the search', () => {
  for (const category of DICTIONARY_CATEGORIES)
    expect(dictionaryEntries().some((entry) => entry.category === category)).toBe(true);
  expect(searchDictionary('pneumonie', 'Diagnosis', 5)[0]?.id).toBe('pneumonia');
  expect(searchDictionary('pneumonie', 'Imaging', 5)).toEqual([]);
});

test('TOOL-4 a term is found in any language, misspelled too', () => {
  for (const [query, id] of [
    ['tansyon', 'hypertension'],
    ['hipertension', 'hypertension'],
    ['lafyèv', 'fever'],
    ['drepanocytose', 'sickle-cell'],
    ['nemoni', 'pneumonia'],
  ] as const)
    expect(searchDictionary(query, 'all', 3).map((entry) => entry.id)).toContain(id);
});

test('TOOL-4 every entry that names guides exists, and so does each guide', () => {
  const ids = new Set(dictionaryEntries().map(({ id }) => id));
  const rows = readTable('dictionary/links.tsv', ['id', 'guides']);
  expect(rows.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  const guides = dictionaryEntries().flatMap((entry) => entry.guides);
  expect(guides.length).toBeGreaterThan(0);
  expect(guides.filter((slug) => !findGuide(slug))).toEqual([]);
});

test('TOOL-4 every link of an entry leads to what it names: a code first of its search, a guide, a medicine', () => {
  const search = createCodeSearch();
  for (const { id, category, icd10, guides, medicines } of dictionaryEntries()) {
    for (const code of icd10) expect(search(code, 'en', 1)[0]?.code, `${id} ${code}`).toBe(code);
    for (const slug of guides)
      for (const lang of ['en', 'fr', 'ht'] as const)
        expect(findGuide(slug)?.texts[lang].title, `${id} ${slug} ${lang}`).toBeTruthy();
    for (const slug of medicines) expect(findMedicine(slug)?.slug, id).toBe(slug);
    if (category === 'Medication') expect(medicines.length, id).toBeGreaterThan(0);
  }
  const medicinesOf = (id: string) => dictionaryEntries().find((entry) => entry.id === id)?.medicines;
  expect(medicinesOf('amoxicillin')?.[0]).toBe('amoxicillin');
  expect(medicinesOf('insulin')).toContain('insulin-glargine');
  expect(medicinesOf('type-2-diabetes')).toEqual(['metformin']);
  expect(medicinesOf('fever')).toEqual(['paracetamol']);
});

test.each([
  ['burn', /10 to 15 minutes/, /10 à 15 minutes/, /10 a 15 minit/, 'burns'],
  ['concussion', /48 hours/, /48 heures/, /48 èdtan/, 'head-injury'],
])('AID-1 TOOL-4 %s: as long as first aid says', (id, en, fr, ht, topic) => {
  const said = dictionaryEntries().find((entry) => entry.id === id)?.layperson;
  const steps = JSON.stringify(findFirstAidTopic(topic));
  for (const [lang, long] of [
    ['en', en],
    ['fr', fr],
    ['ht', ht],
  ] as const) {
    expect(said?.[lang]).toMatch(long);
    expect(steps).toMatch(long);
  }
});

/** Words before a medicine that warn of it, in each language, up to the next comma. */
const WARNS = {
  en: /\b(?:no|not|never|avoid|without|hold|stop|before)\b([^,;:.]*)/gi,
  fr: /(?<!\p{L})(?:pas|jamais|éviter|sans|suspendre|arrêter|avant)(?!\p{L})([^,;:.]*)/giu,
  ht: /(?<!\p{L})(?:pa|evite|san|sispann|anvan)(?!\p{L})([^,;:.]*)/giu,
} as const;
/** Folic acid alone hides a lack of B12; its treatment names both. */
const RIGHT_THERE: readonly string[] = ['b12-deficiency folic-acid'];

test('TOOL-4 no entry leads to a medicine that its own text warns of, in any language', () => {
  const wrong = dictionaryEntries().flatMap((entry) =>
    entry.medicines.flatMap((slug) => {
      const warned = (['en', 'fr', 'ht'] as const).some((lang) => {
        const name = plainOf(findMedicine(slug)?.generic[lang] ?? '');
        const texts = [entry.layperson, entry.clinical, entry.treatment, ...entry.tips, ...entry.redFlags];
        return texts.some((words) =>
          [...words[lang].matchAll(WARNS[lang])].some(([, after = '']) =>
            ` ${plainOf(after)} `.includes(` ${name} `),
          ),
        );
      });
      return warned ? `${entry.id} ${slug}` : [];
    }),
  );
  expect(wrong.filter((one) => !RIGHT_THERE.includes(one))).toEqual([]);
});

test('TOOL-4 no entry leads to a medicine that warns of it by name', () => {
  const wrong = dictionaryEntries().flatMap(({ id, category, term, medicines: led }) =>
    led.flatMap((slug) => {
      const warning = plainOf(findMedicine(slug)?.warning?.en ?? '');
      return category === 'Diagnosis' && ` ${warning} `.includes(` ${plainOf(term.en)} `)
        ? `${id} ${slug}`
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('TOOL-4 what an entry warns of is not among its medicines, and what it advises is', () => {
  const medicinesOf = (id: string) => dictionaryEntries().find((entry) => entry.id === id)?.medicines;
  expect(medicinesOf('dengue')).toEqual(['paracetamol']);
  expect(medicinesOf('zika')).toEqual(['paracetamol']);
  expect(medicinesOf('chickenpox')).toEqual(['paracetamol', 'aciclovir']);
  expect(medicinesOf('parkinson')).toEqual([]);
  expect(medicinesOf('hypertensive-emergency')).toEqual([]);
  expect(medicinesOf('stroke')).toEqual([]);
  expect(medicinesOf('hypertension')).toEqual([]);
  expect(medicinesOf('psoriasis')).toEqual([]);
  expect(medicinesOf('heart-attack')).toEqual(['aspirin']);
  expect(medicines().length).toBeGreaterThan(200);
});
