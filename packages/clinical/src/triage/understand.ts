import { daysFor, spansIn } from './duration.ts';
import type { Finding } from './lexicon/index.ts';
import { type Match, matchFindings, unknownWords } from './match-findings.ts';
import { findMeasurements, type Measurements } from './measurements.ts';
import { isDenied } from './negation.ts';
import { pastTokens } from './past.ts';
import { type Person, personIn } from './person.ts';
import { type Token, tokenise } from './tokens.ts';

/** One thing the person said, or said they do not have. */
export type Understood = {
  code: Finding;
  negated: boolean;
  days?: number;
  intensity?: 'severe' | 'mild';
  sudden?: true;
  /** It was long ago and is over. */
  past?: true;
};
export type Understanding = {
  findings: Understood[];
  person: Person;
  measurements: Measurements[];
  /** Words without a known meaning. */
  unknownWords: string[];
};

const SEVERE =
  /^(?:severe\w*|terribl\w*|worst|intense\w*|unbearable|horribl\w*|awful\w*|excruciating|extreme\w*|strong|bad|badly|heavy|heavily|fort|forte|fortes|forts|violen\w*|atroce\w*|insupportable\w*|grave|beaucoup|fo|gwo|anpil|toutbon|grav|twop|touye|move|worse|pire|killing|mouri|sipote|serious\w*|lot|very|tres|really|gros|grosse|grosses|enorme\w*|aigue?s?|vive|insoutenable\w*|huge|massive|agony|terib)$/;
const MILD = /^(?:mild\w*|slight\w*|little|bit|leger\w*|legere\w*|peu|leje|piti|ti|tikras|small)$/;
const SUDDEN =
  /^(?:sudden\w*|abrupt\w*|soudain\w*|brutal\w*|brusque\w*|subit\w*|bridsoukou|sibit\w*|toudenkou|tonnerre|instantly)$/;

const NEAR = 3;

/** The words near a match in its part of the sentence. */
function around({ tokens: taken }: Match, tokens: readonly Token[]): Token[] {
  const from = taken[0];
  const to = taken.at(-1);
  if (!from || !to) return [];
  return tokens.filter(
    ({ raw, part }) =>
      raw >= from.raw - NEAR && raw <= to.raw + NEAR && (part === from.part || part === to.part),
  );
}

function describeMatch(
  match: Match,
  tokens: readonly Token[],
  matched: ReadonlySet<Token>,
  days: number | undefined,
  isPast: boolean,
): Understood {
  const near = around(match, tokens);
  const said = (words: RegExp) => near.some(({ word }) => words.test(word));
  const sentence = tokens.filter((token) => token.sentence === match.tokens[0]?.sentence);
  const intensity = said(SEVERE) ? 'severe' : said(MILD) ? 'mild' : undefined;
  return {
    code: match.finding,
    negated: isDenied(match, tokens, matched),
    ...(days === undefined ? {} : { days }),
    ...(intensity ? { intensity } : {}),
    ...(sentence.some(({ word }) => SUDDEN.test(word)) ? { sudden: true as const } : {}),
    ...(isPast ? { past: true as const } : {}),
  };
}

/** Joins findings with the same code: affirmed when one is affirmed, with the worst intensity and the longest duration. */
function merge(found: readonly Understood[]): Understood[] {
  const codes = [...new Set(found.map(({ code }) => code))];
  return codes.map((code) => {
    const all = found.filter((each) => each.code === code);
    const affirmed = all.filter(({ negated }) => !negated);
    const present = affirmed.filter(({ past }) => !past);
    const counted = present.length > 0 ? present : affirmed.length > 0 ? affirmed : all;
    const days = counted.flatMap((each) => (each.days === undefined ? [] : [each.days]));
    const intensity = (['severe', 'mild'] as const).find((level) =>
      counted.some((each) => each.intensity === level),
    );
    return {
      code,
      negated: affirmed.length === 0,
      ...(days.length > 0 ? { days: Math.max(...days) } : {}),
      ...(intensity ? { intensity } : {}),
      ...(counted.some(({ sudden }) => sudden) ? { sudden: true as const } : {}),
      ...(counted.every(({ past }) => past) ? { past: true as const } : {}),
    };
  });
}

/** The findings, the person and the measurements in a text in English, French, Creole or a mix of them. */
export function understand(text: string): Understanding {
  const tokens = tokenise(text);
  const { person, taken } = personIn(tokens);
  const spans = spansIn(tokens, taken);
  const matches = matchFindings(tokens);
  const matched = new Set(matches.flatMap((match) => match.tokens));
  const separate = spans.filter(
    ({ sentence }) => !matches.some((match) => match.tokens[0]?.sentence === sentence),
  );
  const longAgo = pastTokens(tokens);
  const findings = matches.map((match) => {
    const at = match.tokens[0] ?? { raw: 0, sentence: 0 };
    const isPast = match.tokens.every((token) => longAgo.has(token));
    return describeMatch(match, tokens, matched, daysFor(at, spans, separate), isPast);
  });
  return {
    findings: merge(findings),
    person,
    measurements: findMeasurements(tokens, taken),
    unknownWords: unknownWords(tokens).map(({ word }) => word),
  };
}
