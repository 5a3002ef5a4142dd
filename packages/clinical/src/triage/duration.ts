import type { Token } from './tokens.ts';
import { countStep } from './work.ts';

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a an one un une en youn yon',
    'two deux de couple',
    'three trois twa',
    'four quatre kat',
    'five cinq senk',
    'six sis',
    'seven sept set',
    'eight huit uit yit',
    'nine neuf nef',
    'ten dix dis',
    'eleven onze onz',
    'twelve douze douz',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** A count in digits or in words of the three languages. */
export function countOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  return NUMBERS[word];
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:minutes?|mins?|minit)$/, 1 / 1440],
  [/^(?:hours?|hrs?|h|heures?|edtan|zedtan|ere|e)$/, 1 / 24],
  [/^(?:days?|jours?|jou|dayz|j|zjou)$/, 1],
  [/^(?:weeks?|semaines?|semen|semenn|wks?|sem)$/, 7],
  [/^(?:months?|mois|mwa|mos?|mths?)$/, 30],
  [/^(?:years?|ans?|annees?|ane|lane|zan|zane|yrs?|yo|y)$/, 365],
];
export const daysIn = (word: string | undefined) =>
  word === undefined ? undefined : UNITS.find(([unit]) => unit.test(word))?.[1];

const MOMENTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:avan|before|avant) (?:ye|yesterday|hier)|^avanye|^avantye/, 2],
  [/^(?:yesterday|hier|ye)\b/, 1],
  [/^(?:today|jodi|aujourd|this morning|maten|matin|tonight|aswe|ce soir|ce matin)\b/, 0],
  [/^(?:last night|hier soir|ye swa)\b/, 1],
  [/^(?:last week|semaine derniere|semen pase)\b/, 7],
  [/^(?:last month|mois dernier|mwa pase)\b/, 30],
  [/^(?:long time|longtemps|lontan|plusieurs semaines|plizye semen|several weeks|few weeks|kek semen)\b/, 21],
  [/^(?:for|des|depi|depuis|many|several|plusieurs|plizye) (?:weeks|semaines|semen)\b/, 21],
  [/^(?:for|des|depi|many|several|plusieurs|plizye) (?:months|mois|mwa|years|annees|ans|ane)\b/, 60],
  [/^(?:every|each|chaque|chak|tout les|tout) (?:month|year|winter|mois|mwa|annee|ane|hiver|an)\b/, 60],
  [/^(?:quelques|kek|few|des|plizye) (?:mois|mwa|months|annees|ane|years|ans)\b/, 60],
  [/^(?:depi|depuis|since|for) (?:lane|ane|l an|l annee|last year|years|ages)\b/, 60],
  [/^(?:several days|plusieurs jours|plizye jou|few days|kek jou|quelques jours)\b/, 3],
];

export type Span = { days: number; from: number; to: number; sentence: number };

/** Every duration in a text. The words in `taken` give an age or a week of pregnancy and are left out. */
export function spansIn(tokens: readonly Token[], taken: ReadonlySet<number>): Span[] {
  return tokens.flatMap((token, index): Span[] => {
    const { raw, sentence } = token;
    if (taken.has(raw)) return [];
    const unit = daysIn(tokens[index + 1]?.word);
    const count = countOf(token.word);
    if (count !== undefined && unit !== undefined && !taken.has(raw + 1)) {
      return [{ days: count * unit, from: raw, to: raw + 1, sentence }];
    }
    const text = tokens
      .slice(index, index + 3)
      .map(({ word }) => word)
      .join(' ');
    const moment = MOMENTS.find(([words]) => words.test(text));
    return moment ? [{ days: moment[1], from: raw, to: raw, sentence }] : [];
  });
}

/** The nearest of the durations of a sentence, which are in the order of the text; the earlier one of two. */
function nearestOf(spans: readonly Span[], raw: number): Span | undefined {
  let [from, to] = [0, spans.length];
  while (from < to) {
    countStep();
    const middle = (from + to) >> 1;
    if ((spans[middle]?.from ?? 0) < raw) from = middle + 1;
    else to = middle;
  }
  const [before, after] = [spans[from - 1], spans[from]];
  if (!before || !after) return before ?? after;
  return raw - before.from <= after.from - raw ? before : after;
}

/** Returns the duration of a finding: the nearest one in its sentence, else one in a sentence without findings. */
export function readDays(spans: readonly Span[], withFindings: ReadonlySet<number | undefined>) {
  const bySentence = Map.groupBy(spans, ({ sentence }) => sentence);
  const separate = spans.find(({ sentence }) => !withFindings.has(sentence));
  return (at: { raw: number; sentence: number }): number | undefined =>
    (nearestOf(bySentence.get(at.sentence) ?? [], at.raw) ?? separate)?.days;
}
