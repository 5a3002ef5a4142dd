import type { RuleRow } from './rule.ts';

/** Pregnancy, birth and the weeks after. */
export const WOMEN = [
  {
    code: 'preeclampsia',
    severity: 'Emergency',
    when: `
      pregnant postpartum + severe:headache blurred_vision vision_loss seizure
      pressure_severe_pregnancy sudden_headache confusion unconscious struggles_for_air severe_breathing`,
    recommendation: 'maternity_now',
    source: ['acog_222', 'who_pcpnc'],
  },
  {
    code: 'preeclampsia',
    severity: 'Emergency',
    when: 'pregnant postpartum + headache + headache_not_mild',
    recommendation: 'maternity_now',
    source: ['acog_222', 'who_pcpnc'],
  },
  {
    code: 'preeclampsia',
    severity: 'Emergency',
    when: `
      pregnant postpartum + pressure_pregnancy hypertension + headache blurred_vision belly_pain
      swelling_face_hands vomiting shortness_of_breath swelling dizziness`,
    recommendation: 'maternity_now',
    source: ['acog_222'],
  },
  {
    code: 'preeclampsia',
    severity: 'Emergency',
    when: 'preeclampsia_named',
    recommendation: 'maternity_now',
    source: ['acog_222'],
  },
  {
    code: 'pregnancy_pressure',
    severity: 'Urgent',
    when: `
      pregnant postpartum + pressure_pregnancy swelling_face_hands face_swelling hypertension swelling
      both_feet_swollen headache`,
    recommendation: 'maternity_today',
    source: ['acog_222', 'cdc_hear_her'],
  },
  {
    code: 'pregnancy_bleeding',
    severity: 'Emergency',
    when: `
      pregnant + vaginal_bleeding bleeding heavy_bleeding severe:belly_pain severe:abdominal_cramps
      rigid_belly sudden:belly_pain fainting major_accident violence
      belly_blow`,
    recommendation: 'maternity_now',
    source: ['who_pcpnc', 'nice_ectopic'],
  },
  {
    code: 'pregnancy_waters',
    severity: 'Emergency',
    when: 'waters_broke',
    recommendation: 'maternity_now',
    source: ['who_pcpnc'],
  },
  {
    code: 'green_waters',
    severity: 'Emergency',
    when: 'green_waters + pregnant waters_broke contractions green_waters',
    recommendation: 'maternity_now',
    source: ['who_pcpnc'],
  },
  {
    code: 'labour_early',
    severity: 'Emergency',
    when: 'contractions + before_37_weeks',
    recommendation: 'maternity_now',
    source: ['who_pcpnc'],
  },
  {
    code: 'labour',
    severity: 'Urgent',
    when: 'contractions',
    recommendation: 'maternity_today',
    firstAid: 'childbirth',
    source: ['who_pcpnc'],
  },
  {
    code: 'birth_now',
    severity: 'Emergency',
    when: 'birth_now placenta_stuck labour_stuck 1d:contractions',
    recommendation: 'maternity_now',
    firstAid: 'childbirth',
    source: ['who_pcpnc'],
  },
  {
    code: 'baby_not_moving',
    severity: 'Emergency',
    when: 'baby_not_moving',
    recommendation: 'maternity_now',
    source: ['rcog_57', 'who_pcpnc'],
  },
  {
    code: 'baby_moves_less',
    severity: 'Urgent',
    when: 'baby_moves_less',
    recommendation: 'maternity_today',
    source: ['rcog_57'],
  },
  {
    code: 'pregnancy_fever',
    severity: 'Emergency',
    when: `
      pregnant postpartum + fever high_fever temperature_very_high + severe:fever high_fever
      temperature_very_high bad_smelling_discharge belly_pain shortness_of_breath weakness cannot_drink
      postpartum`,
    recommendation: 'maternity_now',
    source: ['who_pcpnc'],
  },
  {
    code: 'pregnancy_danger',
    severity: 'Urgent',
    when: `
      pregnant postpartum + fever high_fever temperature_very_high vomits_everything severe:vomiting
      belly_pain abdominal_cramps burning_urination shortness_of_breath bad_smelling_discharge fainting
      one_leg_swollen palpitations vaginal_discharge dizziness itching`,
    recommendation: 'maternity_today',
    source: ['who_pcpnc', 'cdc_hear_her'],
  },
  {
    code: 'birth_bleeding',
    severity: 'Emergency',
    when: `
      postpartum + heavy_bleeding severe:vaginal_bleeding severe:bleeding vaginal_bleeding bleeding
      heavy_period fainting`,
    recommendation: 'maternity_now',
    firstAid: 'childbirth',
    source: ['who_pcpnc'],
  },
  {
    code: 'ectopic',
    severity: 'Emergency',
    when: `
      missed_period + severe:belly_pain vaginal_bleeding shoulder_tip_pain fainting belly_pain
      right_lower_pain`,
    recommendation: 'maternity_now',
    source: ['nice_ectopic'],
  },
  {
    code: 'ectopic',
    severity: 'Emergency',
    when: 'vaginal_bleeding pregnant + fainting shoulder_tip_pain severe:belly_pain right_lower_pain',
    recommendation: 'maternity_now',
    source: ['nice_ectopic'],
  },
  {
    code: 'vaginal_bleeding',
    severity: 'Urgent',
    when: 'vaginal_bleeding heavy_period severe:period_pain',
    recommendation: 'see_today',
    source: ['nice_ectopic'],
  },
  {
    code: 'pelvic_infection',
    severity: 'Urgent',
    when: `
      bad_smelling_discharge vaginal_discharge + fever high_fever temperature_very_high belly_pain
      abdominal_cramps right_lower_pain period_pain bad_smelling_discharge`,
    recommendation: 'see_today',
    source: ['who_pcpnc'],
  },
  {
    code: 'breast_infection',
    severity: 'Urgent',
    when: 'breast_pain + fever high_fever temperature_very_high',
    recommendation: 'see_today',
    source: ['who_pcpnc'],
  },
] as const satisfies readonly RuleRow[];
