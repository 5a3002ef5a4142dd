import type { RuleRow } from './rule.ts';

/** Mental health, violence and infected wounds. */
export const MIND_AND_VIOLENCE = [
  {
    code: 'suicide',
    severity: 'Emergency',
    when: 'suicidal self_harm harm_others',
    recommendation: 'crisis_now',
    source: ['who_mhgap'],
  },
  {
    code: 'alcohol_reaction',
    severity: 'Urgent',
    when: 'alcohol_with_medicine + vomiting vomits_everything palpitations dizziness rash swelling severe:headache belly_pain',
    recommendation: 'see_today',
    source: ['medlineplus'],
  },
  {
    code: 'hearing_voices',
    severity: 'Urgent',
    when: 'hallucination',
    recommendation: 'see_today',
    source: ['who_mhgap'],
  },
  {
    code: 'low_mood',
    severity: 'Urgent',
    when: 'severe:sadness + sadness postpartum',
    recommendation: 'see_today',
    source: ['who_mhgap'],
  },
  {
    code: 'low_mood',
    severity: 'Urgent',
    when: 'sadness + postpartum pregnant',
    recommendation: 'see_today',
    source: ['who_mhgap'],
  },
  {
    code: 'violence_danger',
    severity: 'Emergency',
    when: `
      violence + fainting unconscious bleeding heavy_bleeding head_injury fracture pregnant confusion vomiting
      shortness_of_breath severe_breathing blurred_vision severe:belly_pain`,
    recommendation: 'safe_care_now',
    source: ['who_violence'],
  },
  {
    code: 'strangled',
    severity: 'Emergency',
    when: 'strangled',
    recommendation: 'call_now',
    source: ['who_violence'],
  },
  {
    code: 'emergency_named',
    severity: 'Emergency',
    when: 'emergency_named',
    recommendation: 'call_now',
    source: ['who_bec'],
  },
  {
    code: 'asks_for_help',
    severity: 'Emergency',
    when: 'asks_for_help',
    recommendation: 'call_now',
    source: ['who_bec'],
  },
  {
    code: 'sexual_violence',
    severity: 'Emergency',
    when: 'sexual_violence',
    recommendation: 'safe_care_now',
    source: ['who_violence'],
  },
  {
    code: 'wound_infected',
    severity: 'Urgent',
    when: 'infected_wound tooth_abscess diabetes_foot',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'wound_infected',
    severity: 'Urgent',
    when: 'diabetes + sore wound deep_wound',
    recommendation: 'see_today',
    source: ['ada'],
  },
  {
    code: 'puncture',
    severity: 'Urgent',
    when: 'puncture_wound',
    recommendation: 'see_today',
    source: ['cdc_tetanus'],
  },
  {
    code: 'blood_contact',
    severity: 'Urgent',
    when: 'needle_stick',
    recommendation: 'see_today',
    source: ['who_violence'],
  },
  {
    code: 'no_insulin',
    severity: 'Urgent',
    when: 'no_insulin',
    recommendation: 'see_today',
    source: ['ada'],
  },
  {
    code: 'violence',
    severity: 'Urgent',
    when: 'violence past:sexual_violence past:violence',
    recommendation: 'safe_care_today',
    source: ['who_violence'],
  },
] as const satisfies readonly RuleRow[];
