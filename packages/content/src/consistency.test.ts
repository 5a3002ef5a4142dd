import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { readEverything } from './checks/disk.ts';
import { alignedPassages, type Passage, passagesOf } from './checks/passages.ts';

const LOCALES = fileURLToPath(new URL('../../i18n/locales/', import.meta.url));

/** Every text of a locale file, as passages of one language. */
function readLocale(lang: Language): { place: string; text: string }[] {
  const textsOf = (value: unknown, place: string): { place: string; text: string }[] =>
    typeof value === 'string'
      ? [{ place, text: value }]
      : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
  return readdirSync(join(LOCALES, lang)).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(LOCALES, lang, file), 'utf8')), `${lang}/${file}`),
  );
}

const locales = { en: readLocale('en'), fr: readLocale('fr'), ht: readLocale('ht') };

const content: Passage[] = readEverything().flatMap(({ kind, entries, items }) => [
  ...entries.flatMap((entry) => alignedPassages(entry.texts, `${kind}/${entry.slug}`)),
  ...items.flatMap(({ slug, item }) => passagesOf(item, `${kind}/${slug}`)),
]);

/** All that people read, from content and locales, that matches; with no-break spaces as plain ones. */
const find = (lang: Language, words: RegExp) =>
  [
    ...content.map(({ place, words: found }) => ({ place: `${place} ${lang}`, text: found[lang] })),
    ...locales[lang],
  ]
    .map(({ place, text }) => ({ place, text: text.replaceAll('\u00a0', ' ') }))
    .filter(({ text }) => words.test(text));

const PILL =
  /emergency (?:contraceptive )?pill|pills to prevent a pregnancy|pilule (?:d’urgence|du lendemain)|grenn (?:ijans|lendemen)/i;

describe('AID-1 EDU-2 one instruction for one thing, wherever it is said', () => {
  test.each<[Language, RegExp, RegExp]>([
    ['en', /teaspoons? of sugar in water/, /4 level teaspoons of sugar in water/],
    [
      'fr',
      /cuillères? à café (rases )?de sucre dans de l’eau/,
      /4 cuillères à café rases de sucre dans de l’eau/,
    ],
    ['ht', /ti kiyè sik (ra )?nan dlo/, /4 ti kiyè sik ra nan dlo/],
  ])('low sugar takes 4 level teaspoons, in %s', (lang, mention, amount) => {
    const found = find(lang, mention);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.filter(({ text }) => !amount.test(text))).toEqual([]);
  });

  test.each<[Language, RegExp, RegExp]>([
    ['en', /level teaspoons of sugar\.$/, /^6 level/],
    ['fr', /cuillères à café rases de sucre\.$/, /^6 cuillères/],
    ['ht', /ti kiyè sik ra\.$/, /^6 ti kiyè/],
  ])('oral rehydration takes 6 level teaspoons of sugar, in %s', (lang, mention, amount) => {
    const found = find(lang, mention);
    expect(found).toHaveLength(2);
    expect(found.filter(({ text }) => !amount.test(text))).toEqual([]);
  });

  test.each<[Language, RegExp]>([
    ['en', /180\/120 or more(?:: sit down|, see a doctor today)/],
    ['fr', /180\/120 ou plus : .*(?:5 minutes|voyez un médecin aujourd’hui)/],
    ['ht', /180\/120 oswa plis(?:: chita|, wè yon doktè jodi a)/],
  ])('180/120 means rest 5 minutes, measure again, a doctor today, in %s', (lang, instruction) => {
    const found = find(lang, /180\/120/);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found.filter(({ text }) => !instruction.test(text))).toEqual([]);
    for (const { text } of found) expect(text).toMatch(/5 min/);
  });

  test.each<[Language, RegExp]>([
    ['en', /(?:under|before) [12] months?.*(?:fever|38)|fever.*(?:under|before) [12] months?|37\.5 °C/i],
    ['fr', /(?:moins de|avant) [12] mois.*(?:fièvre|38)|fièvre.*(?:moins de|avant) [12] mois|37,5 °C/i],
    [
      'ht',
      /(?:mwens pase|poko gen|anvan) [12] mwa.*(?:lafyèv|38)|lafyèv.*(?:mwens pase|anvan) [12] mwa|37,5 °C/i,
    ],
  ])('no other age or temperature than 3 months and 38 °C for a baby’s fever, in %s', (lang, other) => {
    const outside = find(lang, other).filter(({ place }) => !place.startsWith('triage/'));
    expect(outside).toEqual([]);
  });

  test.each<[Language, RegExp]>([
    ['en', /under 3 months/],
    ['fr', /moins de 3 mois/],
    ['ht', /poko gen 3 mwa/],
  ])('triage calls a baby young until 3 months, as its rules do, in %s', (lang, age) => {
    const found = find(lang, /./).filter(({ place }) => /newborn_(?:danger|seen)/.test(place));
    expect(found).toHaveLength(2);
    for (const { text } of found) expect(text).toMatch(age);
  });

  test.each<[Language, RegExp]>([
    ['en', /20 minutes/],
    ['fr', /20 minutes/],
    ['ht', /20 minit/],
  ])('a nose that bleeds for 20 minutes is seen, in %s', (lang, time) => {
    const home = find(lang, time).filter(({ place }) => place.includes('home_nosebleed'));
    const aid = find(lang, time).filter(({ place }) => place.startsWith('first-aid/nosebleed'));
    expect([home.length, aid.length]).toEqual([1, 1]);
  });

  test.each<[Language, RegExp]>([
    ['en', /paracetamol/],
    ['fr', /paracétamol/],
    ['ht', /parasetamòl/],
  ])('for aches at home triage names no pill that dengue forbids, in %s', (lang, pill) => {
    const found = find(lang, /./).filter(({ place }) => /home_(?:headache|muscles)/.test(place));
    expect(found).toHaveLength(2);
    for (const { text } of found) expect(text).toMatch(pill);
  });

  test.each<[Language, RegExp]>([
    ['en', /(?:within|first) (?:3 days|72 hours)/],
    ['fr', /(?:dans les|les) (?:3 jours|72 heures|3 premiers jours)/],
    ['ht', /nan (?:3 jou|72 èdtan|3 premye jou)/],
  ])('the emergency pill has 5 days, only HIV medicine 72 hours, in %s', (lang, three) => {
    const pills = find(lang, /./).filter(
      ({ place, text }) => /levonorgestrel-emergency|ulipristal/.test(place) || PILL.test(text),
    );
    expect(
      pills.filter(({ text }) => /5 (?:days|jours|jou)(?!\p{L})/u.test(text)).length,
    ).toBeGreaterThanOrEqual(3);
    const hiv = /HIV|VIH/;
    expect(pills.filter(({ text }) => three.test(text) && !hiv.test(text))).toEqual([]);
  });

  test('oximeters show too much on dark skin, wherever a number of oxygen is advised', () => {
    for (const [lang, dark] of [
      ['en', /dark skin/],
      ['fr', /peau foncée/],
      ['ht', /po fonse/],
    ] as const)
      expect(find(lang, dark).length, lang).toBeGreaterThanOrEqual(4);
  });
});
