import type { Finding } from '../lexicon/index.ts';
import type { DangerQuestion } from '../questions.ts';
import type { Severity } from '../severity.ts';
import type { TriageSource } from '../sources.ts';

/** A fact from a measurement or about the person. */
export type Fact =
  | 'age_newborn'
  | 'age_baby'
  | 'age_child'
  | 'age_older'
  | 'pressure_crisis'
  | 'pressure_pregnancy'
  | 'pressure_severe_pregnancy'
  | 'pressure_low'
  | 'oxygen_very_low'
  | 'oxygen_low'
  | 'glucose_very_low'
  | 'glucose_low'
  | 'glucose_high'
  | 'temperature_very_high'
  | 'temperature_low'
  | 'breaths_fast'
  | 'breaths_very_fast'
  | 'breaths_slow'
  | 'breaths_usual'
  | 'pulse_extreme'
  | 'before_37_weeks'
  | 'weeks_unknown'
  | 'malaria_area'
  | 'headache_not_mild'
  | `asked:${DangerQuestion}`;

/** A fact, a finding, or a finding that is severe, sudden, has lasted 1, 3 or 14 days, or was long ago. */
export type Clue = Finding | Fact | `${'severe' | 'sudden' | '1d' | '3d' | '14d' | 'past'}:${Finding}`;

export const RECOMMENDATION_CODES = [
  'call_now',
  'go_now',
  'maternity_now',
  'crisis_now',
  'rehydrate_and_go',
  'rehydrate_at_home',
  'rehydrate',
  'see_today',
  'test_today',
  'maternity_today',
  'bite_care_today',
  'safe_care_today',
  'safe_care_now',
  'safe_place_now',
  'book_visit',
  'care_at_home',
  'home_cold',
  'home_hay_fever',
  'home_wound',
  'home_headache',
  'home_bite',
  'home_constipation',
  'home_muscles',
  'home_dry_skin',
  'home_pimple',
  'home_lips',
  'home_burn',
  'home_stomach',
  'home_period',
  'home_baby',
  'home_eyes',
  'home_ears',
  'home_feet',
  'home_scalp',
  'home_sleep',
  'home_nosebleed',
  'home_alcohol',
  'ask_again',
] as const;
export type RecommendationCode = (typeof RECOMMENDATION_CODES)[number];

/** `when` lists groups of clues joined by `+`; one clue of each group must be present, and no clue prevents a rule. */
export type RuleRow = {
  code: string;
  severity: Exclude<Severity, 'Self-care'>;
  when: string;
  recommendation: RecommendationCode;
  firstAid?: string;
  source: readonly TriageSource[];
};
