import type { Language } from '@lakou/i18n';
import { z } from 'zod';
import { cached, provenance, readItems, readJsonFile, Source, Words } from './kit/index.ts';

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
type Country = 'HT' | 'US';

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

/** Says what is read in place of a text: corrections since the release. */
export type ServedTriage = (kind: TriageKind, field: string, text: string) => string;
const asReleased: ServedTriage = (_kind, _field, text) => text;

function getWords(kind: TriageKind, code: string, language: Language, served: ServedTriage): string {
  const words = triageWords()[kind].get(code);
  if (!words) throw new Error(`triage/${kind}: no words for “${code}”`);
  return served(kind, code, words[language]);
}

const recommendationsIn = cached((): Record<Country, Map<string, Words>> => {
  const entriesOf = (country: Country) =>
    new Map(triageGroups().flatMap(({ byCountry }) => Object.entries(byCountry?.[country] ?? {})));
  return { HT: entriesOf('HT'), US: entriesOf('US') };
});

/** What to do now; where the country is known, with its emergency numbers only. */
export function recommendationText(
  code: string,
  language: Language,
  country?: Country,
  served: ServedTriage = asReleased,
): string {
  const ofCountry = country && recommendationsIn()[country].get(code)?.[language];
  return ofCountry
    ? served('recommendations', `${country}.${code}`, ofCountry)
    : getWords('recommendations', code, language, served);
}

/** What to do now, and what to do besides, each on its own. */
export const careTexts = (
  { recommendation, also }: { recommendation: string; also: readonly string[] },
  language: Language,
  country?: Country,
  served?: ServedTriage,
) => [recommendation, ...also].map((code) => recommendationText(code, language, country, served));

/** The same in one text. */
export const careText = (...asked: Parameters<typeof careTexts>) => careTexts(...asked).join(' ');

/** A danger sign to ask for, and what it looks like. */
export const questionText = (code: string, language: Language, served = asReleased) => ({
  text: getWords('questions', code, language, served),
  detail: getWords('questions', `${code}_detail`, language, served),
});

/** The name of a condition that it may be. */
export const conditionName = (code: string, language: Language, served = asReleased) =>
  getWords('conditions', code, language, served);

/** The name of a symptom or sign. */
export const findingName = (code: string, language: Language, served = asReleased) =>
  getWords('findings', code, language, served);

const MAX_REASONS = 3;

/** The reason, what the person said that led to it, and that it is no diagnosis. */
export function reasoningText(
  reasons: readonly { code: string; evidence: readonly string[]; words?: readonly string[] }[],
  language: Language,
  served = asReleased,
): string {
  const shown = reasons.slice(0, MAX_REASONS);
  const { you_said, words_that_counted, no_diagnosis } = triagePhrases().answer;
  const evidence = new Set(shown.flatMap((reason) => reason.evidence));
  const names = Array.from(evidence, (finding) => findingName(finding, language, served)).join(', ');
  const counted = shown.flatMap(({ words = [] }) => words).join(', ');
  return [
    ...shown.map(({ code }) => getWords('reasons', code, language, served)),
    ...(counted ? [`${words_that_counted[language]} ${counted}.`] : []),
    ...(names ? [`${you_said[language]} ${names}.`] : []),
    no_diagnosis[language],
  ].join(' ');
}
