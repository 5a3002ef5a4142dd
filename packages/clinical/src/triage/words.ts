import type { Reason, TriageResult } from './assess.ts';
import type { Likelihood } from './conditions.ts';
import type { Finding } from './lexicon/index.ts';
import { FINDING_NAMES } from './sign-names.ts';
import type { Named } from './symptom-names.ts';
import { CONDITION_NAMES } from './words-conditions.ts';
import { REASON_WORDS } from './words-reasons.ts';
import { RECOMMENDATIONS } from './words-recommendations.ts';

export type TriageLanguage = 'en' | 'fr' | 'ht';
export type TriageText = {
  careRecommendation: string;
  reasoning: string;
  possibleConditions: { name: string; likelihood: Likelihood }[];
};

const LANGUAGES = ['en', 'fr', 'ht'] as const;
const inLanguage = (words: Named, language: TriageLanguage): string =>
  words[LANGUAGES.indexOf(language)] ?? words[0];

const YOU_SAID: Named = ['You told us about:', 'Vous nous avez parlé de\u00a0:', 'Ou pale nou de:'];
const NO_DIAGNOSIS: Named = [
  'This is not a diagnosis. Only a health worker who sees you can tell.',
  'Ce n’est pas un diagnostic. Seul un soignant qui vous voit peut le dire.',
  'Sa se pa yon dyagnostik. Se yon pwofesyonèl sante ki wè ou ki ka di sa.',
];
const MOST_REASONS = 3;

/** The name of a symptom or sign, as a person reads it. */
export const findingName = (finding: Finding, language: TriageLanguage) =>
  inLanguage(FINDING_NAMES[finding], language);

function saidWords(reasons: readonly Reason[], language: TriageLanguage): string[] {
  const said = [...new Set(reasons.flatMap(({ evidence }) => evidence))];
  const names = said.map((finding) => findingName(finding, language)).join(', ');
  return names ? [`${inLanguage(YOU_SAID, language)} ${names}.`] : [];
}

/** A result in the words of one language. It says what it may be, never what it is. */
export function triageText(result: TriageResult, language: TriageLanguage): TriageText {
  const reasons = result.reasons.slice(0, MOST_REASONS);
  return {
    careRecommendation: inLanguage(RECOMMENDATIONS[result.recommendation], language),
    reasoning: [
      ...reasons.map(({ code }) => inLanguage(REASON_WORDS[code], language)),
      ...saidWords(reasons, language),
      inLanguage(NO_DIAGNOSIS, language),
    ].join(' '),
    possibleConditions: result.conditions.map(({ code, likelihood }) => ({
      name: inLanguage(CONDITION_NAMES[code], language),
      likelihood,
    })),
  };
}
