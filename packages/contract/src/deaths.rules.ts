export const DEATH_STATES = ['reported', 'confirmed', 'refused', 'undone'] as const;
export const DEATH_DECISIONS = ['confirmed', 'refused', 'undone'] as const;
export type DeathDecisionKind = (typeof DEATH_DECISIONS)[number];
export const LONGEST_DEATH_NOTE = 500;

/** What an administrator can decide now: a confirmation is the only thing that is taken back. */
export const decisionsAfter = (state: (typeof DEATH_STATES)[number]): readonly DeathDecisionKind[] => {
  if (state === 'reported') return ['confirmed', 'refused'];
  return state === 'confirmed' ? ['undone'] : [];
};
