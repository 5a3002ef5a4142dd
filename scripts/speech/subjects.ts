import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { educationGuides } from '../../packages/content/src/education.ts';
import { firstAidTopics } from '../../packages/content/src/first-aid.ts';
import { spokenArticle, withoutValues } from '../../packages/content/src/speech.ts';
import { pregnancyTips } from '../../packages/content/src/tips.ts';
import { triageGroups } from '../../packages/content/src/triage.ts';
import type { Language } from '../../packages/i18n/src/index.ts';

export const LANGUAGES = ['en', 'fr', 'ht'] as const satisfies readonly Language[];

/** Something that is listened to as a whole, with its passages in each language. */
export interface Subject {
  readonly name: string;
  /** Made with the first build; the others by `npm run speech`. */
  readonly atFirst: boolean;
  readonly texts: Readonly<Record<Language, readonly string[]>>;
}

const LOCALES = join(import.meta.dirname, '../../packages/i18n/locales');
type Translated = Readonly<Record<Language, string>>;

const inEach = (textsIn: (lang: Language) => readonly string[]): Subject['texts'] => ({
  en: textsIn('en'),
  fr: textsIn('fr'),
  ht: textsIn('ht'),
});

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const wordsOf = (lang: Language, namespace: string): Words =>
  JSON.parse(readFileSync(join(LOCALES, lang, `${namespace}.json`), 'utf8'));

/** The headlines of an answer are words of the screen, not content. */
function headlines(lang: Language): string[] {
  const { severity = {}, advice = {} } = wordsOf(lang, 'symptom-checker');
  return [severity, advice].flatMap((group) => Object.values(group));
}

/** What a dangerous reading is answered with; the value in it is not said. */
function readingDangers(lang: Language): string[] {
  const { badge, title, way } = wordsOf(lang, 'measurements');
  const { sign, danger: inPregnancy } = wordsOf(lang, 'maternity');
  const { danger: ofVitals } = wordsOf(lang, 'trackers');
  const texts = [badge, title, way, sign, inPregnancy, ofVitals].flatMap((group) =>
    Object.values(group ?? {}),
  );
  return [...new Set(texts.map(withoutValues).filter(Boolean))];
}

/** What to do and the danger signs to ask for, also with the numbers of one country. */
function dangerTexts(): Translated[] {
  return triageGroups()
    .filter(({ kind }) => kind === 'recommendations' || kind === 'questions')
    .flatMap(({ words, byCountry }) => [words, byCountry?.HT ?? {}, byCountry?.US ?? {}])
    .flatMap((words) => Object.values(words));
}

/** All that can be listened to. */
export function spokenSubjects(): Subject[] {
  const danger = dangerTexts();
  return [
    ...firstAidTopics().map(({ slug, texts }) => ({
      name: `first-aid/${slug}`,
      atFirst: true,
      texts: inEach((lang) => spokenArticle(texts[lang], texts[lang].steps)),
    })),
    {
      name: 'danger',
      atFirst: true,
      texts: inEach((lang) => [
        ...headlines(lang),
        ...readingDangers(lang),
        ...danger.map((text) => text[lang]),
      ]),
    },
    ...educationGuides()
      .filter(({ format }) => format !== 'audio')
      .map(({ slug, texts }) => ({
        name: `education/${slug}`,
        atFirst: false,
        texts: inEach((lang) => spokenArticle(texts[lang], texts[lang].sections)),
      })),
    ...pregnancyTips().map(({ week, title, text }) => ({
      name: `tips/${week}`,
      atFirst: false,
      texts: inEach((lang) => [title[lang], text[lang]]),
    })),
  ];
}
