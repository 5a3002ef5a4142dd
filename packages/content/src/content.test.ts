import { LANGUAGES } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readEverything } from './checks/disk.ts';
import { alignedPassages, passagesOf, proseOf, shapeOf } from './checks/passages.ts';
import { gradeOf, wordsOf } from './checks/readability.ts';
import { passageFaults } from './checks/translation.ts';
import { firstAidTopics } from './first-aid.ts';
import { pregnancyTips } from './tips.ts';

// Reading them throws on a missing language, a missing source or a stray mark, and names the file.
const content = readEverything();
const entries = content.flatMap(({ kind, entries: found }) => found.map((entry) => ({ kind, ...entry })));
const items = content.flatMap(({ kind, items: found }) => found.map((each) => ({ kind, ...each })));
const placeOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind}/${slug}`;

/** The school year that must be able to read the English. */
const GRADES: Record<string, number> = { 'first-aid': 6, tips: 6, medicines: 6, triage: 6, education: 8 };

/** People who have reviewed medical words. Nobody has yet; a name is added here with their consent. */
const REVIEWERS: (string | null)[] = [null];
const Sourced = z.looseObject({
  source: z.array(z.unknown()).optional(),
  reviewedBy: z.string().nullable(),
});

test('AID-1 EDU-2 there is something to check', () => {
  expect(content.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['first-aid', 'services', 'tips', 'triage']),
  );
  expect(entries.filter(({ kind }) => kind === 'first-aid').length).toBeGreaterThanOrEqual(24);
});

test('AID-1 EDU-2 the three languages have the same headings, steps and lists', () => {
  const faults = entries.flatMap((entry) =>
    LANGUAGES.filter((lang) => shapeOf(entry.texts[lang]) !== shapeOf(entry.texts.en)).map(
      (lang) => `${placeOf(entry)} ${lang}: ${shapeOf(entry.texts[lang])}, not ${shapeOf(entry.texts.en)}`,
    ),
  );
  expect(faults).toEqual([]);
});

test('AID-1 EDU-2 MED-1 MAT-2 SITE-14 AI-1 words are spelled by the rules, translated, and of like length', () => {
  const passages = [
    ...entries.flatMap((entry) => alignedPassages(entry.texts, placeOf(entry))),
    ...items.flatMap((each) => passagesOf(each.item, placeOf(each))),
  ];
  expect(passages.flatMap(passageFaults)).toEqual([]);
});

test('AID-1 EDU-2 titles and descriptions fit a card', () => {
  const faults = entries.flatMap((entry) =>
    LANGUAGES.filter((lang) => {
      const { title, description } = entry.texts[lang];
      return title.length > 70 || description.length > 240 || description.length < 30;
    }).map((lang) => `${placeOf(entry)} ${lang}`),
  );
  expect(faults).toEqual([]);
});

test('AID-1 a step fits a page in big type: 60 words in English, 75 in the longer languages', () => {
  const faults = firstAidTopics().flatMap(({ slug, texts }) =>
    LANGUAGES.flatMap((lang) =>
      texts[lang].steps
        .map(({ title, blocks }) => ({
          title,
          length: blocks.flatMap((block) => ('items' in block ? block.items : [block.text])).flatMap(wordsOf)
            .length,
        }))
        .filter(({ length }) => length < 5 || length > (lang === 'en' ? 60 : 75))
        .map(({ title, length }) => `${slug} ${lang} “${title}”: ${length} words`),
    ),
  );
  expect(faults).toEqual([]);
});

test('AID-1 EDU-2 MED-1 MAT-2 AI-1 the English can be read after six years of school, a guide after eight', () => {
  const grades = [
    ...entries.map((entry) => ({ place: entry, grade: gradeOf(proseOf(entry.texts.en)) })),
    ...items.map((each) => ({ place: each, grade: gradeOf(englishOf(each.item)) })),
  ];
  const faults = grades
    .filter(({ place, grade }) => grade > (GRADES[place.kind] ?? Number.POSITIVE_INFINITY))
    .map(({ place, grade }) => `${placeOf(place)}: grade ${grade.toFixed(1)}`);
  expect(faults).toEqual([]);
});

test('AID-1 EDU-2 MED-1 MAT-2 AI-1 medical words name their source and no reviewer is invented', () => {
  const sourced = [...entries.map((entry) => ({ ...entry, item: entry.meta })), ...items].flatMap((each) => {
    const facts = Sourced.safeParse(each.item);
    return facts.success ? [{ place: placeOf(each), ...facts.data }] : [];
  });
  const unsourced = sourced.filter(({ source = [] }) => source.length === 0).map(({ place }) => place);
  // It says what the program did and states no medical fact.
  expect(unsourced).toEqual(['triage/phrases.json']);
  expect(sourced.filter(({ reviewedBy }) => !REVIEWERS.includes(reviewedBy))).toEqual([]);
  expect(sourced.length).toBeGreaterThanOrEqual(entries.length + pregnancyTips().length);
});

/** The sentences of an item; a name is not one. */
function englishOf(item: unknown): string[] {
  return passagesOf(item, '')
    .map(({ words }) => words.en)
    .filter((text) => /[.!?]$/.test(text));
}
