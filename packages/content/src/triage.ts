import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { firstAidTopics } from './first-aid.ts';
import { cached, provenance, readItems, readJsonFile, Source, Words } from './kit/index.ts';
import type { TriageTexts } from './triage-texts.ts';

const WordsByCode = z.record(z.string().regex(/^[a-z]+(?:_[a-z0-9]+)*$/), Words);

/** One file, `triage/<kind>/<slug>.json`; sources are keys of sources.json. */
const TriageFile = z.strictObject({
  ...provenance,
  source: z.array(z.string()).min(1),
  words: WordsByCode,
  /** The same advice where the country is known, with its own numbers only. */
  byCountry: z.strictObject({ HT: WordsByCode, US: WordsByCode }).optional(),
});

/** What the program says about its own answer. It states no medical fact and therefore names no source. */
const PhrasesFile = z.strictObject({
  reviewedBy: provenance.reviewedBy,
  reviewedOn: provenance.reviewedOn,
  reasons: WordsByCode,
  answer: z.strictObject({ you_said: Words, words_that_counted: Words, no_diagnosis: Words }),
});

const KINDS = ['recommendations', 'reasons', 'conditions', 'findings', 'questions'] as const;
type TriageKind = (typeof KINDS)[number];

/** The words of one kind of code and one subject. */
export interface TriageGroup extends z.infer<typeof TriageFile> {
  kind: TriageKind;
  slug: string;
}

/** The publications that the triage rules and their words come from, by key. */
export const triageSources = cached(() => readJsonFile('triage/sources.json', z.record(z.string(), Source)));

export const triagePhrases = cached(() => readJsonFile('triage/phrases.json', PhrasesFile));

export const triageGroups = cached((): readonly TriageGroup[] =>
  KINDS.flatMap((kind) =>
    readItems(`triage/${kind}`, TriageFile).map(({ slug, item }) => ({ kind, slug, ...item })),
  ),
);

/** All words by kind and code. */
export const triageWords = cached((): Record<TriageKind, Map<string, Words>> => {
  const entriesOf = (kind: TriageKind) =>
    triageGroups()
      .filter((group) => group.kind === kind)
      .flatMap(({ words }) => Object.entries(words));
  return {
    recommendations: new Map(entriesOf('recommendations')),
    reasons: new Map([...entriesOf('reasons'), ...Object.entries(triagePhrases().reasons)]),
    conditions: new Map(entriesOf('conditions')),
    findings: new Map(entriesOf('findings')),
    questions: new Map(entriesOf('questions')),
  };
});

/** Says what is read in place of a text of a group; the texts of one country begin with it: `HT.call_now`. */
type ServedTriage = (group: TriageGroup, field: string, text: string) => string;

function textsIn(language: Language, served: ServedTriage): TriageTexts {
  const texts = {
    recommendations: {},
    byCountry: { HT: {}, US: {} },
    reasons: textsOf(triagePhrases().reasons, language),
    conditions: {},
    findings: {},
    questions: {},
    answer: textsOf(triagePhrases().answer, language) as TriageTexts['answer'],
    firstAid: Object.fromEntries(firstAidTopics().map((topic) => [topic.slug, topic.texts[language].title])),
  };
  for (const group of triageGroups()) {
    Object.assign(
      texts[group.kind],
      textsOf(group.words, language, (code, text) => served(group, code, text)),
    );
    for (const country of ['HT', 'US'] as const)
      Object.assign(
        texts.byCountry[country],
        textsOf(group.byCountry?.[country] ?? {}, language, (code, text) =>
          served(group, `${country}.${code}`, text),
        ),
      );
  }
  return texts;
}

const textsOf = (
  words: Readonly<Record<string, Words>>,
  language: Language,
  served = (_code: string, text: string) => text,
): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([code, text]) => [code, served(code, text[language])]));

const released = cached(() => {
  const asReleased: ServedTriage = (_group, _field, text) => text;
  return {
    en: textsIn('en', asReleased),
    fr: textsIn('fr', asReleased),
    ht: textsIn('ht', asReleased),
  };
});

/** All texts in one language, with the corrections since the release where there are any. */
export const triageTexts = (language: Language, served?: ServedTriage): TriageTexts =>
  served ? textsIn(language, served) : released()[language];
