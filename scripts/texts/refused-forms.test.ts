import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFaults } from './content.ts';
import { creoleFaults } from './creole.ts';
import { frenchFaults } from './french.ts';
import { REFUSED_FORMS, refusedForms } from './refused-forms.ts';

const GLOSSARY = readFileSync(new URL('../../GLOSSARY.md', import.meta.url), 'utf8');

test('SITE-10 every refused form is decided in the glossary', () => {
  const rows = [...GLOSSARY.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)].map((row) => [row[1], row[2]]);
  for (const [refused, decided] of REFUSED_FORMS) {
    const row = rows.find(([written, other]) => written === decided && refused.test(other ?? ''));
    expect(row, decided).toBeDefined();
  }
});

test.each([
  ['Suiv gwosès ou', '“Suiv”: write “swiv”'],
  ['Nan peyi Etazini, rele 911', '“peyi Etazini”: write “Ozetazini”'],
  ['Pèsòn pa la', '“Pèsòn”: write “pèsonn”'],
  ['Ki lè vizit la ye', '“Ki lè”: write “kilè”'],
  ['Jwenn swen', '“Jwenn swen”: write “Chèche swen”'],
  ['De fwa pa jou', '“De fwa”: write the number in digits'],
  ['Pandan twa mwa', '“twa mwa”: write the number in digits'],
])('%j is refused', (text, fault) => {
  expect(creoleFaults(text)).toEqual([fault]);
});

test.each([
  'Ekri ki lè li ye',
  'Nan premye twa mwa yo',
  'De bò yo',
  'Ann Ayiti',
  'Etazini',
  'Ou ka jwenn swen',
  'Vyolans nan kay',
])('%j is accepted', (text) => {
  expect(refusedForms(text)).toEqual([]);
});

test.each(['Vous êtes connecté·e', 'Moi seul(e)', 'Un directeur/trice', 'Les patient·es'])(
  '%j is reworded in French',
  (text) => {
    expect(frenchFaults(text)).toEqual([expect.stringContaining('reword')]);
  },
);

test.each([
  'Ne restez pas seul.',
  'Restez assis 5 minutes.',
  'Vous êtes connecté',
  'Allez à l’hôpital, accompagné.',
])('%j addresses nobody as a man', (text) => {
  expect(frenchFaults(text)).toEqual([expect.stringContaining('reword')]);
});

test.each([
  'Conjoint ou conjointe',
  'Service · Prix',
  'Restez avec quelqu’un',
  'Vous êtes enceinte',
  'mg/dl et/ou g/l',
  '120/80',
])('%j is sound French', (text) => {
  expect(frenchFaults(text)).toEqual([]);
});

test('content is read too: articles by their file, words by their key, tables by their column', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('first-aid/birth/ht.md', 'Plasanta a poko soti.');
  write('first-aid/birth/en.md', 'estwòk, in hospital');
  write('tips/04.json', JSON.stringify({ tip: { en: 'toude', fr: 'seul(e)', ht: ['Toude', 'toulède'] } }));
  write('icd10/codes.tsv', 'code\ten\tfr\tht\tlay\nB07.9\tWart\tVerrue\tVèri\tvèri');
  write('words/actions.tsv', 'id\tht-title\tht\nsee\tKi lè vizit la ye\tki lè | plasanta');
  write('dictionary/a.txt', '# a | Condition | I10 | estwòk\nlay: In hospital. | Moi seul(e). | Toude pye.');
  expect(contentFaults(folder).toSorted()).toEqual([
    'content/dictionary/a.txt: “In hospital”: write in the hospital',
    'content/dictionary/a.txt: “Toude”: write “toulède”',
    'content/dictionary/a.txt: “seul(e)”: reword, without a form for each gender',
    'content/first-aid/birth/en.md: “in hospital”: write in the hospital',
    'content/first-aid/birth/ht.md: “Plasanta”: write “plasenta”',
    'content/icd10/codes.tsv: “Vèri”: write “veri”',
    'content/tips/04.json: “Toude”: write “toulède”',
    'content/tips/04.json: “seul(e)”: reword, without a form for each gender',
    'content/words/actions.tsv: “Ki lè”: write “kilè”',
  ]);
  rmSync(folder, { recursive: true });
});
