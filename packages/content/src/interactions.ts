import type { Language } from '@lakou/i18n';
import {
  findDrugInteractions,
  findDuplicates,
  findPatientWarnings,
  type InteractionPatient,
  type InteractionSeverity,
} from '../../clinical/src/interactions/index.ts';
import { drugName, type ResolvedDrug, resolveDrug } from './drug-names.ts';
import { cached, type Source, type Words } from './kit/index.ts';
import { readTable } from './kit/table.ts';
import { medicineSource } from './medicines.ts';

/** An interaction in words, between two drugs of two of the names. */
export interface FoundInteraction {
  readonly drugs: readonly [string, string];
  /** As they are called in the reader's language. */
  readonly names: readonly [string, string];
  readonly severity: InteractionSeverity;
  readonly effect: string;
  readonly advice: string;
  readonly source: Source;
}

export interface FoundDuplicate {
  readonly drugs: readonly [string, string];
  readonly text: string;
}

export interface FoundWarning {
  readonly drug: string;
  readonly name: string;
  /** The fact it follows from. */
  readonly about: 'pregnancy' | 'breastfeeding' | 'kidney' | 'age';
  readonly severity: InteractionSeverity;
  readonly text: string;
  readonly source: Source;
}

export interface CheckedDrugs {
  readonly drugs: readonly ResolvedDrug[];
  /** Names that nothing in our list is called; they were not checked. */
  readonly unknown: readonly string[];
  readonly interactions: readonly FoundInteraction[];
  readonly duplicates: readonly FoundDuplicate[];
  readonly warnings: readonly FoundWarning[];
}

const words = cached((): ReadonlyMap<string, Words> => {
  const rows = readTable('interactions/words.tsv', ['kind', 'code', 'en', 'fr', 'ht']);
  return new Map(rows.map(({ kind, code, en, fr, ht }) => [`${kind} ${code}`, { en, fr, ht }]));
});

type WordKind = 'effect' | 'advice' | 'reason' | 'severity' | 'phrase';

/** Fails for a code without words, so that a test finds it. */
export function interactionWords(kind: WordKind, code: string, language: Language): string {
  const found = words().get(`${kind} ${code}`);
  if (!found) throw new Error(`no words for ${kind} “${code}”`);
  return found[language];
}

const fill = (text: string, [affected, other]: readonly [string, string]) =>
  text.replaceAll('{affected}', affected).replaceAll('{other}', other);

/** Whether two of the names hold these two drugs: what one product holds is meant to be together. */
const meetIn = (resolved: readonly ResolvedDrug[], [first, second]: readonly [string, string]) =>
  resolved.some(({ drug }, at) =>
    resolved.some(
      (other, otherAt) => at !== otherAt && drug.parts.includes(first) && other.drug.parts.includes(second),
    ),
  );

function aboutOf(condition: string): FoundWarning['about'] {
  if (condition === 'pregnancy' || condition === 'breastfeeding') return condition;
  return condition.startsWith('kidney') ? 'kidney' : 'age';
}

/** What is known about taking these together, in words; an empty list never means that it is safe. */
export function findInteractions(
  typed: readonly string[],
  language: Language,
  patient: InteractionPatient = {},
): CheckedDrugs {
  const tried = typed.map((name) => resolveDrug(name) ?? name);
  const resolved = tried.filter((each) => typeof each !== 'string');
  const parts = [...new Set(resolved.flatMap(({ drug }) => drug.parts))];
  const namesOf = ([a, b]: readonly [string, string]) =>
    [drugName(a, language), drugName(b, language)] as const;

  const twice = parts
    .filter((id) => meetIn(resolved, [id, id]))
    .map((id) => ({ drugs: [id, id] as const, phrase: 'same_drug' }));
  const classes = findDuplicates(parts)
    .filter(({ drugs }) => meetIn(resolved, drugs))
    .map(({ drugs }) => ({ drugs, phrase: 'same_class' }));

  return {
    drugs: resolved,
    unknown: tried.filter((each) => typeof each === 'string'),
    interactions: findDrugInteractions(parts)
      .filter(({ drugs }) => meetIn(resolved, drugs))
      .map(({ drugs, severity, effect, advice, source }) => ({
        drugs,
        names: namesOf(drugs),
        severity,
        effect: fill(interactionWords('effect', effect, language), namesOf(drugs)),
        advice: fill(interactionWords('advice', advice, language), namesOf(drugs)),
        source: medicineSource(source),
      })),
    duplicates: [...twice, ...classes].map(({ drugs, phrase }) => ({
      drugs,
      text: fill(interactionWords('phrase', phrase, language), namesOf(drugs)),
    })),
    warnings: findPatientWarnings(parts, patient).map(({ drug, condition, severity, reason, source }) => ({
      drug,
      name: drugName(drug, language),
      about: aboutOf(condition),
      severity,
      text: interactionWords('reason', reason, language),
      source: medicineSource(source),
    })),
  };
}

/** The same as plain text, the most severe first. */
export function interactionsText(checked: CheckedDrugs, language: Language): string {
  const say = (kind: WordKind, code: string) => interactionWords(kind, code, language);
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const { interactions, duplicates, warnings, unknown } = checked;
  const found = [
    ...interactions.map(
      ({ names, severity, effect, advice }) =>
        `${names.join(' + ')} (${say('severity', severity)})${colon} ${effect} ${advice}`,
    ),
    ...duplicates.map(({ text }) => text),
    ...warnings.map(({ name, severity, text }) => `${name} (${say('severity', severity)})${colon} ${text}`),
  ];
  return [
    ...found,
    say('phrase', found.length > 0 ? 'not_complete' : 'none_found'),
    ...(unknown.length > 0 ? [`${say('phrase', 'not_known')} ${unknown.join(', ')}.`] : []),
  ].join('\n');
}
