import type { DangerQuestion, FollowUpAnswers } from '@lakou/contract/symptom-checker';

export type Answers = Partial<Record<DangerQuestion, boolean>>;

/** What the person changed of one thing that was understood. */
export interface Correction {
  code: string;
  denied?: boolean;
  days?: number;
}

/** What the person told after the complaint itself. */
export interface Told {
  answers: Answers;
  corrections: readonly Correction[];
  details: FollowUpAnswers;
}

export const NOTHING_TOLD: Told = { answers: {}, corrections: [], details: {} };

/** The corrections with one more; a later one about the same thing replaces the earlier. */
export const corrected = (corrections: readonly Correction[], correction: Correction): Correction[] => [
  ...corrections.filter(({ code }) => code !== correction.code),
  correction,
];

/** What is sent to be checked, or checked on this device. */
export interface CheckBody extends Pick<Told, 'answers' | 'details'> {
  symptoms: string[];
  dependentId?: string;
  corrections: Correction[];
}
