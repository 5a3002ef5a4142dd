import { LANGUAGES, type Language } from '@lakou/i18n';
import { expect, test } from 'vitest';
import { wordsOf } from './checks/readability.ts';
import { dictionaryEntries } from './dictionary.ts';
import {
  EducationCategory,
  type EducationGuide,
  EducationMeta,
  educationGuides,
  findGuide,
  guidesAsking,
} from './education.ts';

const NAMED = [
  'cholera',
  'hypertension',
  'diabetes',
  'malaria',
  'pregnancy-danger-signs',
  'breastfeeding',
  'oral-rehydration',
  'hurricane-preparedness',
  'safe-water',
  'diphtheria',
  'covid-flu',
  'cervical-screening-by-country',
  'interpreter-rights',
];

const textsOf = (guide: EducationGuide, lang: Language): string[] => {
  const { title, description, sections } = guide.texts[lang];
  const body = sections.flatMap((section) => [
    section.title,
    ...section.blocks.flatMap((block) => ('items' in block ? block.items : [block.text])),
  ]);
  return [title, description, ...body];
};

/** Each figure must appear in every language, with its decimal comma or point. */
function expectFigures(slug: string, ...figures: string[]) {
  const guide = findGuide(slug);
  if (!guide) throw new Error(`no guide “${slug}”`);
  for (const lang of LANGUAGES) {
    const text = textsOf(guide, lang)
      .join('\n')
      .replace(/(\d),(\d)/g, '$1.$2');
    for (const figure of figures)
      expect(text, `${slug} ${lang}`).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  }
}

test('EDU-2 there are at least 42 guides, what Haiti suffers most among the first', () => {
  const slugs = educationGuides().map((guide) => guide.slug);
  expect(slugs.length).toBeGreaterThanOrEqual(42);
  expect(slugs).toEqual(expect.arrayContaining(NAMED));
  expect(slugs[0]).toBe('cholera');
});

test('EDU-1 guides come in one order, with no two in the same place, and every topic has some', () => {
  const orders = educationGuides().map((guide) => guide.order);
  expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
  const used = new Set(educationGuides().map((guide) => guide.category));
  expect(EducationCategory.options.filter((category) => !used.has(category))).toEqual([]);
});

test('EDU-2 a guide is 180 to 320 words in 3 to 5 sections, in every language', () => {
  const faults = educationGuides().flatMap((guide) =>
    LANGUAGES.flatMap((lang) => {
      const words = textsOf(guide, lang).flatMap(wordsOf).length;
      const sections = guide.texts[lang].sections.length;
      const sound = words >= 180 && words <= 320 && sections >= 3 && sections <= 5;
      return sound ? [] : [`${guide.slug} ${lang}: ${words} words, ${sections} sections`];
    }),
  );
  expect(faults).toEqual([]);
});

test('EDU-2 MKT-3 every guide answers 7 to 10 questions in every language, each in 35 to 95 words', () => {
  const faults = educationGuides().flatMap(({ slug, texts }) =>
    LANGUAGES.flatMap((lang) => {
      const { questions } = texts[lang];
      const answers = questions.map(({ blocks }) =>
        blocks.flatMap((block) => ('items' in block ? block.items : [block.text])).flatMap(wordsOf),
      );
      return [
        ...(questions.length < 7 || questions.length > 10 ? [`${slug} ${lang}: ${questions.length}`] : []),
        ...questions.filter(({ title }) => !title.endsWith('?')).map(({ title }) => `${slug}: ${title}`),
        ...answers.filter(({ length }) => length < 35 || length > 95).map((words) => `${slug}: ${words}`),
      ];
    }),
  );
  expect(faults).toEqual([]);
});

test('PUB-1 a guide is found by what people ask, in any case and without accents', () => {
  const slugs = (words: string) => guidesAsking(words, 'fr').map(({ slug }) => slug);
  expect(slugs('LES DENTS OU LES VERS')).toEqual(['diarrhea-children']);
  expect(slugs('la betterave ou les boissons')).toEqual(['anemia']);
  expect(slugs(' ? ')).toEqual([]);
});

test('EDU-2 titles tell guides apart in every language', () => {
  for (const lang of LANGUAGES) {
    const titles = educationGuides().map((guide) => guide.texts[lang].title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test('EDU-2 the figures that matter are the published ones, in every language', () => {
  expectFigures('oral-rehydration', '1 lit', '6', '24', '2', '9', '10');
  expectFigures('safe-water', '1 minit|1 minute', '2', '4', '30', '40');
  expectFigures('hypertension', '140/90', '180/120');
  expectFigures('pregnancy-danger-signs', '140/90', '116', '911');
  expectFigures('pneumonia-children', '60', '50', '40');
  expectFigures('child-malnutrition', '11\\.5', '12\\.5');
  expectFigures('newborn-care', '38', '35\\.5', '60');
  expectFigures('diarrhea-children', '10 mg', '20 mg');
  expectFigures('sickle-cell', '38\\.5');
  expectFigures('diabetes', '126 mg/dL');
  expectFigures('violence-at-home', '72', '114', '1-800-799-7233');
  expectFigures('mental-health-grief', '988');
  expectFigures('diphtheria', '6', '10', '14', '7');
  expectFigures('covid-flu', '38', '90', '2', '5');
  expectFigures('cervical-screening-by-country', '21', '25', '30', '49', '65');
  expectFigures('interpreter-rights', '1-800-368-1019');
});

test('CALC-4 guide and dictionary call an eGFR of 60 to 89 mildly decreased, a disease only with damage', () => {
  const said = {
    en: /mildly decreased.*only (?:if there is also a sign of|with) damage.*three months/s,
    fr: /légèrement diminué.*seulement (?:s’il y a aussi un signe d’|avec une )atteinte.*trois mois/s,
    ht: /desann yon ti kras.*sèlman si.* ren yo gate.*3 mwa/s,
  };
  const guide = findGuide('kidney-health');
  const creatinine = dictionaryEntries().find(({ id }) => id === 'creatinine');
  for (const lang of LANGUAGES) {
    expect(JSON.stringify(guide?.texts[lang].questions)).toMatch(said[lang]);
    expect(creatinine?.clinical[lang]).toMatch(said[lang]);
  }
});

test('an unknown guide is not found', () => {
  expect(findGuide('../tips')).toBeUndefined();
});

const facts = {
  category: 'first_aid',
  source: [{ publisher: 'World Health Organization', title: 'A title', year: 2020 }],
  reviewedBy: null,
  reviewedOn: null,
  order: 1,
};

const inEach = (link: string) => ({ en: link, fr: link, ht: link });
const accepts = (more: object) => EducationMeta.safeParse({ ...facts, ...more }).success;

test('EDU-1 a video needs links we can show, a recording files of our own, a guide none', () => {
  const film = inEach('https://youtu.be/aB3-_xYz012');
  expect(accepts({ format: 'guide' })).toBe(true);
  expect(accepts({ format: 'guide', link: film })).toBe(false);
  expect(accepts({ format: 'video', link: film })).toBe(true);
  expect(accepts({ format: 'video', link: inEach('https://evil.example/video.mp4') })).toBe(false);
  expect(accepts({ format: 'video', link: { ...film, ht: 'javascript:alert(1)' } })).toBe(false);
  expect(accepts({ format: 'video' })).toBe(false);
  expect(accepts({ format: 'audio', link: inEach('/media/kolera.mp3') })).toBe(true);
  expect(accepts({ format: 'audio', link: inEach('https://media.example/kolera.mp3') })).toBe(false);
  expect(accepts({ format: 'audio', link: film })).toBe(false);
  expect(accepts({ format: 'podcast', link: inEach('/media/kolera.mp3') })).toBe(false);
});

test('EDU-2 what is heard is there in every language, and a film of our own has captions', () => {
  const { ht, ...rest } = inEach('/media/kolera.mp3');
  expect(ht).toBeDefined();
  expect(accepts({ format: 'audio', link: rest })).toBe(false);
  const film = { format: 'video', link: inEach('/media/hands.webm') };
  expect(accepts(film)).toBe(false);
  expect(accepts({ ...film, captions: inEach('/media/hands.vtt') })).toBe(true);
  expect(accepts({ ...film, captions: inEach('https://evil.example/hands.vtt') })).toBe(false);
});
