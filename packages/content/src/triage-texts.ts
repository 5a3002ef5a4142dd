// Puts the answer of the triage engine into words. Reads no files, so that a phone can do it without a network.

/** All that the symptom checker says in one language. */
interface TextsOf<Texts> {
  readonly recommendations: Texts;
  /** The same advice where the country is known, with its own numbers only. */
  readonly byCountry: { readonly HT: Texts; readonly US: Texts };
  readonly reasons: Texts;
  readonly conditions: Texts;
  readonly findings: Texts;
  readonly questions: Texts;
  readonly answer: {
    readonly you_said: string;
    readonly words_that_counted: string;
    readonly no_diagnosis: string;
  };
  /** The titles of first aid topics. */
  readonly firstAid: Texts;
}

/** By code. */
export type TriageTexts = TextsOf<Readonly<Record<string, string>>>;

interface Listed {
  readonly code: string;
  readonly text: string;
}

function convert<From, To>(texts: TextsOf<From>, change: (texts: From) => To): TextsOf<To> {
  const { byCountry, answer } = texts;
  return {
    recommendations: change(texts.recommendations),
    byCountry: { HT: change(byCountry.HT), US: change(byCountry.US) },
    reasons: change(texts.reasons),
    conditions: change(texts.conditions),
    findings: change(texts.findings),
    questions: change(texts.questions),
    answer,
    firstAid: change(texts.firstAid),
  };
}

/** As lists, which is how they travel: a reply names every field that it holds. */
export const listTexts = (texts: TriageTexts) =>
  convert(texts, (one) => Object.entries(one).map(([code, text]): Listed => ({ code, text })));

export const readTexts = (texts: TextsOf<readonly Listed[]>): TriageTexts =>
  convert(texts, (list) => Object.fromEntries(list.map(({ code, text }) => [code, text])));

type Country = keyof TriageTexts['byCountry'];
type Kind = 'recommendations' | 'reasons' | 'conditions' | 'findings' | 'questions';

function textOf(texts: TriageTexts, kind: Kind, code: string): string {
  const text = texts[kind][code];
  if (text === undefined) throw new Error(`triage/${kind}: no words for “${code}”`);
  return text;
}

/** What to do now; where the country is known, with its emergency numbers only. */
export const recommendationText = (texts: TriageTexts, code: string, country?: Country | undefined): string =>
  (country && texts.byCountry[country][code]) ?? textOf(texts, 'recommendations', code);

interface Advised {
  readonly recommendation: string;
  readonly also: readonly string[];
}

/** What to do now, and what to do besides, each on its own. */
export const careTexts = (
  texts: TriageTexts,
  { recommendation, also }: Advised,
  country?: Country | undefined,
): string[] => [recommendation, ...also].map((code) => recommendationText(texts, code, country));

/** The same in one text. */
export const careText = (...asked: Parameters<typeof careTexts>): string => careTexts(...asked).join(' ');

/** A danger sign to ask for, and what it looks like. */
const questionText = (texts: TriageTexts, code: string) => ({
  text: textOf(texts, 'questions', code),
  detail: textOf(texts, 'questions', `${code}_detail`),
});

/** The name of a condition that it may be. */
export const conditionName = (texts: TriageTexts, code: string): string => textOf(texts, 'conditions', code);

/** The name of a symptom or sign. */
export const findingName = (texts: TriageTexts, code: string): string => textOf(texts, 'findings', code);

interface Reason<Code extends string = string> {
  readonly code: Code;
  readonly evidence: readonly string[];
  readonly words?: readonly string[];
}
const MAX_REASONS = 3;

/** The reason, what the person said that led to it, and that it is no diagnosis. */
export function reasoningText(texts: TriageTexts, reasons: readonly Reason[]): string {
  const shown = reasons.slice(0, MAX_REASONS);
  const { you_said, words_that_counted, no_diagnosis } = texts.answer;
  const evidence = new Set(shown.flatMap((reason) => reason.evidence));
  const names = Array.from(evidence, (finding) => findingName(texts, finding)).join(', ');
  const counted = shown.flatMap(({ words = [] }) => words).join(', ');
  return [
    ...shown.map(({ code }) => textOf(texts, 'reasons', code)),
    ...(counted ? [`${words_that_counted} ${counted}.`] : []),
    ...(names ? [`${you_said} ${names}.`] : []),
    no_diagnosis,
  ].join(' ');
}

/** The answer of the engine, in codes. */
interface Triaged<Severity, Likelihood, Question extends string, FollowUp> extends Advised {
  readonly severity: Severity;
  readonly reasons: readonly Reason[];
  readonly conditions: readonly { readonly code: string; readonly likelihood: Likelihood }[];
  readonly understood: readonly {
    readonly code: string;
    readonly negated: boolean;
    readonly days?: number | undefined;
  }[];
  readonly unknownWords: readonly string[];
  readonly firstAid?: string;
  readonly questions: readonly Question[];
  readonly followUps: readonly FollowUp[];
}

/** The whole answer in words: the server and the phone both give it by this function. */
export function describeTriage<Severity, Likelihood, Question extends string, FollowUp>(
  texts: TriageTexts,
  result: Triaged<Severity, Likelihood, Question, FollowUp>,
  country: Country | undefined,
) {
  const { severity, recommendation, reasons, firstAid } = result;
  const aidTitle = firstAid && texts.firstAid[firstAid];
  const careSteps = careTexts(texts, result, country);
  return {
    severity,
    careRecommendation: careSteps.join(' '),
    careSteps,
    reasoning: reasoningText(texts, reasons),
    possibleConditions: result.conditions.map(({ code, likelihood }) => ({
      name: conditionName(texts, code),
      likelihood,
      code,
    })),
    recommendation,
    reasons: reasons.map(({ code }) => code),
    understood: result.understood.map(({ code, negated, days }) => ({
      code,
      negated,
      days: days ?? null,
      name: findingName(texts, code),
    })),
    notUnderstood: [...result.unknownWords],
    firstAid: firstAid && aidTitle ? { slug: firstAid, title: aidTitle } : null,
    questions: result.questions.map((code) => ({ code, ...questionText(texts, code) })),
    followUps: [...result.followUps],
  };
}
