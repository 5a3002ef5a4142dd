import type { RuleRow } from './rule.ts';

/** Heart, vessels and brain. */
export const HEART_AND_BRAIN = [
  {
    code: 'heart_attack',
    severity: 'Emergency',
    when: `
      chest_pain chest_pressure + sweating shortness_of_breath severe_breathing pain_to_arm_jaw fainting
      severe:nausea vomiting pallor cold_skin nausea`,
    recommendation: 'call_now',
    firstAid: 'heart-attack',
    source: ['aha_chest_pain', 'aha_first_aid'],
  },
  {
    code: 'heart_attack',
    severity: 'Emergency',
    when: 'chest_pressure heart_attack_named severe:chest_pain sudden:chest_pain',
    recommendation: 'call_now',
    firstAid: 'heart-attack',
    source: ['aha_chest_pain'],
  },
  {
    code: 'heart_attack',
    severity: 'Emergency',
    when: 'chest_pain chest_pressure + age_older heart_disease diabetes hypertension not_stopping',
    recommendation: 'call_now',
    firstAid: 'heart-attack',
    source: ['aha_chest_pain'],
  },
  {
    code: 'chest_pain',
    severity: 'Urgent',
    when: 'chest_pain chest_pressure',
    recommendation: 'see_today',
    source: ['aha_chest_pain'],
  },
  {
    code: 'stroke',
    severity: 'Emergency',
    when: `
      face_droop one_sided_weakness trouble_speaking stroke_named sudden:vision_loss sudden:confusion
      sudden:numbness`,
    recommendation: 'call_now',
    firstAid: 'stroke',
    source: ['aha_stroke'],
  },
  {
    code: 'vision_lost',
    severity: 'Emergency',
    when: 'vision_loss sudden:blurred_vision',
    recommendation: 'go_now',
    source: ['aha_stroke'],
  },
  {
    code: 'worst_headache',
    severity: 'Emergency',
    when: 'sudden_headache sudden:headache',
    recommendation: 'call_now',
    firstAid: 'stroke',
    source: ['nice_headache'],
  },
  {
    code: 'headache_with_danger',
    severity: 'Emergency',
    when: 'headache + confusion seizure fainting vision_loss stiff_neck lethargy unconscious',
    recommendation: 'call_now',
    source: ['nice_headache'],
  },
  {
    code: 'headache_with_danger',
    severity: 'Emergency',
    when: 'severe:headache sudden:headache + fall',
    recommendation: 'call_now',
    source: ['nice_headache'],
  },
  {
    code: 'not_awake',
    severity: 'Emergency',
    when: 'unconscious confusion',
    recommendation: 'call_now',
    firstAid: 'unconscious',
    source: ['who_bec'],
  },
  {
    code: 'seizure',
    severity: 'Emergency',
    when: 'seizure',
    recommendation: 'call_now',
    firstAid: 'seizure',
    source: ['nice_epilepsy', 'who_imci'],
  },
  {
    code: 'heart_rhythm',
    severity: 'Emergency',
    when: `
      palpitations skipped_heartbeat + fainting chest_pain chest_pressure shortness_of_breath
      severe_breathing dizziness`,
    recommendation: 'call_now',
    source: ['acc_syncope'],
  },
  {
    code: 'heart_rhythm',
    severity: 'Urgent',
    when: 'pulse_extreme severe:palpitations',
    recommendation: 'see_today',
    source: ['acc_syncope'],
  },
  {
    code: 'fainting_with_danger',
    severity: 'Emergency',
    when: `
      fainting + chest_pain shortness_of_breath severe_breathing bleeding heavy_bleeding black_stool
      age_older heart_disease belly_pain pregnant`,
    recommendation: 'call_now',
    firstAid: 'unconscious',
    source: ['acc_syncope'],
  },
  {
    code: 'fainting',
    severity: 'Urgent',
    when: 'fainting',
    recommendation: 'see_today',
    firstAid: 'unconscious',
    source: ['acc_syncope'],
  },
  {
    code: 'aortic_tear',
    severity: 'Emergency',
    when: 'tearing_pain + tearing_pain chest_pain chest_pressure back_pain',
    recommendation: 'call_now',
    source: ['acc_aorta'],
  },
  {
    code: 'aortic_tear',
    severity: 'Emergency',
    when: 'sudden:back_pain + chest_pain belly_pain fainting severe:back_pain',
    recommendation: 'call_now',
    source: ['acc_aorta'],
  },
  {
    code: 'pressure_crisis',
    severity: 'Emergency',
    when: `
      pressure_crisis + headache chest_pain chest_pressure shortness_of_breath severe_breathing
      blurred_vision vision_loss confusion numbness weakness back_pain nosebleed vomiting dizziness nausea`,
    recommendation: 'call_now',
    source: ['acc_hypertension'],
  },
  {
    code: 'pressure_very_high',
    severity: 'Urgent',
    when: 'pressure_crisis',
    recommendation: 'see_today',
    source: ['acc_hypertension'],
  },
  {
    code: 'pressure_high_signs',
    severity: 'Urgent',
    when: 'hypertension + headache blurred_vision dizziness nosebleed',
    recommendation: 'see_today',
    source: ['acc_hypertension'],
  },
  {
    code: 'pressure_low',
    severity: 'Emergency',
    when: `
      pressure_low + dizziness fainting fever bleeding weakness confusion diarrhea vomiting belly_pain`,
    recommendation: 'call_now',
    source: ['who_bec'],
  },
  {
    code: 'pressure_low',
    severity: 'Urgent',
    when: 'pressure_low',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'lung_clot',
    severity: 'Emergency',
    when: `
      one_leg_swollen bedridden_or_surgery postpartum coughing_blood + shortness_of_breath
      severe_breathing chest_pain`,
    recommendation: 'call_now',
    source: ['nice_vte'],
  },
  {
    code: 'leg_clot',
    severity: 'Urgent',
    when: 'one_leg_swollen',
    recommendation: 'see_today',
    source: ['nice_vte'],
  },
  {
    code: 'leg_clot',
    severity: 'Urgent',
    when: 'leg_pain + swelling bedridden_or_surgery',
    recommendation: 'see_today',
    source: ['nice_vte'],
  },
  {
    code: 'limb_without_blood',
    severity: 'Emergency',
    when: 'cold_limb',
    source: ['esvs_limb'],
    recommendation: 'call_now',
  },
  {
    code: 'nerves_of_bladder',
    severity: 'Emergency',
    when: 'leg_weakness_bladder + back_pain numbness weakness leg_weakness_bladder',
    recommendation: 'go_now',
    source: ['who_bec'],
  },
  {
    code: 'nerves_of_bladder',
    severity: 'Emergency',
    when: 'no_urine cannot_walk + numbness one_sided_weakness back_pain',
    recommendation: 'go_now',
    source: ['who_bec'],
  },
] as const satisfies readonly RuleRow[];
