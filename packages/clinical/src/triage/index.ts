export { type TriageInput, type TriageResult, triage } from './assess.ts';
export {
  type Complaint,
  countsAsPregnant,
  type TriagePatient,
  triageComplaint,
  triagePersonOf,
} from './complaint.ts';
export type { ConditionCode, Likelihood, PossibleCondition } from './conditions.ts';
export { confusionTable, type Judged } from './confusion.ts';
export { type Correction, type Details, FOLLOW_UPS, type FollowUp } from './corrections.ts';
export type { TriageCountry, TriagePerson } from './facts.ts';
export type { Finding } from './lexicon/index.ts';
export { DANGER_QUESTIONS, type DangerAnswers, type DangerQuestion } from './questions.ts';
export { raiseSeverity } from './raise-severity.ts';
export type { Reason, ReasonCode } from './reasons.ts';
export { RED_FLAGS, type RuleCode } from './rules/index.ts';
export type { RecommendationCode } from './rules/rule.ts';
export { SEVERITIES, type Severity } from './severity.ts';
export type { TriageSource } from './sources.ts';
export { SYMPTOMS, type SymptomCode } from './symptoms.ts';
export type { Understood } from './understand.ts';
