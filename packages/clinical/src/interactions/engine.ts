import { DRUG_CLASSES, DUPLICATE_CLASSES } from './classes.ts';
import { parseRules } from './parse.ts';
import { PATIENT_RULES } from './patient-rules.ts';
import { HEART_RULES } from './rules-heart.ts';
import { INFECTION_RULES } from './rules-infection.ts';
import { NERVE_RULES } from './rules-nerves.ts';
import { OTHER_RULES } from './rules-other.ts';

/** The most dangerous first. */
export const INTERACTION_SEVERITIES = ['contraindicated', 'major', 'moderate', 'minor'] as const;
export type InteractionSeverity = (typeof INTERACTION_SEVERITIES)[number];

export interface InteractionRule {
  /** Of a drug or a class: whose effect or amount changes, where that is one-sided. */
  readonly affected: string;
  readonly other: string;
  readonly severity: InteractionSeverity;
  readonly effect: string;
  readonly advice: string;
  readonly source: string;
}

/** Two drugs that should not meet, and why, in codes. */
export interface InteractionHit extends InteractionRule {
  readonly drugs: readonly [affected: string, other: string];
}

export interface DuplicateHit {
  readonly drugs: readonly [string, string];
  /** Null when both are the same drug under two names. */
  readonly drugClass: string | null;
}

/** Only what is known: without a fact no warning follows from it. */
export interface InteractionPatient {
  readonly pregnant?: boolean | undefined;
  readonly breastfeeding?: boolean | undefined;
  /** In mL/min per 1.73 m². */
  readonly egfr?: number | undefined;
  readonly ageYears?: number | undefined;
}

export interface PatientWarning {
  readonly drug: string;
  readonly condition: string;
  readonly severity: InteractionSeverity;
  readonly reason: string;
  readonly source: string;
}

/** Every written rule; a class in one stands for all its members. */
export const INTERACTION_RULES: readonly InteractionRule[] = parseRules(
  [HEART_RULES, NERVE_RULES, INFECTION_RULES, OTHER_RULES].join('\n'),
  6,
).map(([affected, other, severity, effect, advice, source]) => ({
  affected,
  other,
  severity: severityOf(severity),
  effect,
  advice,
  source,
}));

export const PATIENT_WARNING_RULES = parseRules(PATIENT_RULES, 5).map(
  ([condition, drug, severity, reason, source]) => ({
    condition,
    drug,
    severity: severityOf(severity),
    reason,
    source,
  }),
);

function severityOf(text: string): InteractionSeverity {
  const severity = INTERACTION_SEVERITIES.find((each) => each === text);
  if (!severity) throw new Error(`no severity “${text}”`);
  return severity;
}

const rank = (severity: InteractionSeverity) => INTERACTION_SEVERITIES.indexOf(severity);
const bySeverity = (a: { severity: InteractionSeverity }, b: { severity: InteractionSeverity }) =>
  rank(a.severity) - rank(b.severity);

const isOf = (drug: string, name: string) => drug === name || (DRUG_CLASSES.get(name)?.has(drug) ?? false);

const pairsOf = (drugs: readonly string[]) =>
  drugs.flatMap((first, index) => drugs.slice(index + 1).map((second) => [first, second] as const));

/** All rules that two drugs meet; of those with one effect only the most severe. */
function hitsBetween(first: string, second: string): InteractionHit[] {
  const found = INTERACTION_RULES.flatMap((rule): InteractionHit[] => {
    if (isOf(first, rule.affected) && isOf(second, rule.other)) return [{ ...rule, drugs: [first, second] }];
    if (isOf(second, rule.affected) && isOf(first, rule.other)) return [{ ...rule, drugs: [second, first] }];
    return [];
  });
  const worst = new Map<string, InteractionHit>();
  for (const hit of found.toSorted(bySeverity)) if (!worst.has(hit.effect)) worst.set(hit.effect, hit);
  return [...worst.values()];
}

/** Interactions between drugs, by id, the most severe first. The order of the ids does not matter. */
export function findDrugInteractions(drugs: readonly string[]): InteractionHit[] {
  const sorted = [...new Set(drugs)].sort();
  return pairsOf(sorted)
    .flatMap(([first, second]) => hitsBetween(first, second))
    .sort(bySeverity);
}

/** Pairs of one class: one treatment given twice. */
export function findDuplicates(drugs: readonly string[]): DuplicateHit[] {
  const sorted = [...new Set(drugs)].sort();
  return pairsOf(sorted).flatMap(([first, second]): DuplicateHit[] => {
    const drugClass = DUPLICATE_CLASSES.find((name) => isOf(first, name) && isOf(second, name));
    return drugClass ? [{ drugs: [first, second], drugClass }] : [];
  });
}

function applies(
  condition: string,
  { pregnant, breastfeeding, egfr, ageYears }: InteractionPatient,
): boolean {
  if (condition === 'pregnancy') return pregnant === true;
  if (condition === 'breastfeeding') return breastfeeding === true;
  const [, what, sign, limit] = /^(kidney|age)(<|>=)(\d+)$/.exec(condition) ?? [];
  const value = what === 'kidney' ? egfr : ageYears;
  if (value === undefined) return false;
  return sign === '<' ? value < Number(limit) : value >= Number(limit);
}

/** What the facts about the patient forbid or question, the most severe first; one warning for one reason. */
export function findPatientWarnings(drugs: readonly string[], patient: InteractionPatient): PatientWarning[] {
  const rules = PATIENT_WARNING_RULES.filter(({ condition }) => applies(condition, patient)).sort(bySeverity);
  const found = [...new Set(drugs)].sort().flatMap((drug) => {
    const hits = rules.filter((rule) => isOf(drug, rule.drug));
    return [...new Map(hits.toReversed().map((hit) => [hit.reason, hit])).values()].map((hit) => ({
      ...hit,
      drug,
    }));
  });
  return found.sort(bySeverity);
}
