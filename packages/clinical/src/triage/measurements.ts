import { tensIn } from './count-words.ts';
import type { Token } from './tokens.ts';

export type Measurements = {
  celsius?: number;
  systolic?: number;
  diastolic?: number;
  oxygen?: number;
  /** mg/dL */
  glucose?: number;
  breathsPerMinute?: number;
  pulse?: number;
};

const FEVER =
  /^(?:fever\w*|temp\w*|fievre|lafyev|lafiev|fyev|tanperati|celsius|degre\w*|degrees?|thermomet\w*|temometr?|c|f|fahrenheit|chaud|chaude|cho|hot|hypotherm\w*|ipotemi)$/;
const PRESSURE =
  /^(?:pressure|bp|tension|tansyon|ta|pa|systolic|presyon|tensiometre|enceinte|ansent|pregnant)$/;
const OXYGEN =
  /^(?:oxygen\w*|oxy|oksijen|spo|saturation|sature|sat|sats|satirasyon|oximet\w*|oxymet\w*|ox|o)$/;
const SUGAR =
  /^(?:sugars?|glucose|glycemie|glisemi|sik|sucre|dextro|glucometer|glikoz|aparey|glucometre|meter|bs|bg)$/;
const GRAMS = /^(?:glycemie|glisemi|dextro|sik|sucre)$/;
const BREATHS =
  /^(?:breaths?|breathes?|breathe|breathing|respirations?|respiration|respire|respires|respirer|souf|souffle|respirasyon|fr|rr)$/;
const PULSE = /^(?:pulse|pouls|heart|hr|bpm|poul|batman|battements?|rate)$/;

const numberOf = (word: string) =>
  /^\d+(?:[.,]\d+)?$/.test(word) ? Number(word.replace(',', '.')) : undefined;
const between = (value: number, low: number, high: number) => value >= low && value <= high;

function findPressure(word: string, near: readonly string[], next: readonly string[]) {
  const over = /^(?:over|sou|sur)$/.test(next[0] ?? '') ? `${word}/${next[1]}` : word;
  const [, top, bottom] = /^(\d+(?:[.,]\d+)?)\s?\/\s?(\d+(?:[.,]\d+)?)$/.exec(over) ?? [];
  if (!top || !bottom) return undefined;
  const [systolic, diastolic] = [top, bottom].map((text) => Number(text.replace(',', '.')));
  if (systolic === undefined || diastolic === undefined) return undefined;
  if (between(systolic, 60, 300) && between(diastolic, 30, 200)) return { systolic, diastolic };
  // In Haiti and France 180/120 is also written 18/12.
  const short =
    between(systolic, 6, 30) && between(diastolic, 3, 20) && near.some((each) => PRESSURE.test(each));
  return short ? { systolic: systolic * 10, diastolic: diastolic * 10 } : undefined;
}

/** The words near a number in its sentence, the two after it and the two before it. */
type Around = { near: readonly string[]; next: readonly string[]; before: readonly string[] };
/** A count of breaths is followed by one of these words, or comes after the name of the rate. */
const COUNTED = /^(?:min\w*|breaths?|respirations?|souf|fwa|fois|times|x)$/;
const RATE = /^(?:fr|rr|respirations?|respirasyon|breathing|rate)$/;

const UNIT_OF_TIME =
  /^(?:years?|ans?|zan|jou|jours?|days?|weeks?|semaines?|semen|mois|mwa|months?|y|yo|ane|hours?|heures?|edtan)$/;

function readNumber(value: number, { near, next, before }: Around): Measurements {
  const said = (words: RegExp) => near.some((each) => words.test(each));
  if (UNIT_OF_TIME.test(next[0] ?? '')) return {};
  if (said(SUGAR)) {
    // French and Haitian laboratories write grams per litre: 0,4 g/l is 40 mg/dL.
    const grams = value < 8 && (near.includes('g') || value < 1 || (!Number.isInteger(value) && said(GRAMS)));
    if (grams && !near.includes('mmol')) return { glucose: value * 100 };
    const millimoles = value < 34 && (near.includes('mmol') || !Number.isInteger(value));
    if (millimoles) return { glucose: value * 18 };
    return between(value, 15, 900) && !near.includes('mmol') ? { glucose: value } : {};
  }
  if (said(OXYGEN) && between(value, 40, 100)) return { oxygen: value };
  const counted = next.some((each) => COUNTED.test(each)) || before.some((each) => RATE.test(each));
  if (said(BREATHS) && between(value, 3, 120) && counted) {
    return { breathsPerMinute: value };
  }
  if (said(FEVER) && between(value, 33, 43)) return { celsius: value };
  if (said(FEVER) && between(value, 91, 110)) return { celsius: ((value - 32) * 5) / 9 };
  // A number like 38.5 without a word is a temperature.
  if (!Number.isInteger(value) && between(value, 37.5, 42.5) && next[0] !== 'kg') return { celsius: value };
  if (
    !Number.isInteger(value) &&
    between(value, 99.5, 107) &&
    !/^(?:kg|lbs?|pounds|livres?)$/.test(next[0] ?? '')
  )
    return { celsius: ((value - 32) * 5) / 9 };
  if (said(PULSE) && between(value, 20, 260)) return { pulse: value };
  return {};
}

const NEAR = 4;

/** The measurements in a text; a number counts when the words around it say what it is. */
export function findMeasurements(tokens: readonly Token[], taken: ReadonlySet<number>): Measurements[] {
  return tokens.flatMap((token, index) => {
    if (taken.has(token.raw)) return [];
    const near = tokens
      .slice(Math.max(0, index - NEAR), index + NEAR + 1)
      .filter(({ sentence }) => sentence === token.sentence)
      .map(({ word }) => word);
    const next = tokens.slice(index + 1, index + 3).map(({ word }) => word);
    const before = tokens.slice(Math.max(0, index - 2), index).map(({ word }) => word);
    const pressure = findPressure(token.word, near, next);
    if (pressure) return [pressure];
    const value = numberOf(token.word);
    if (value !== undefined) return [readNumber(value, { near, next, before })];
    const tens = tensIn(token.word, next[0]);
    if (!tens) return [];
    const after = tokens.slice(index + tens.words, index + tens.words + 2).map(({ word }) => word);
    const { breathsPerMinute } = readNumber(tens.value, { near, next: after, before });
    return breathsPerMinute === undefined ? [] : [{ breathsPerMinute }];
  });
}
