import type { RuleRow } from './rule.ts';

/** Belly, water, sugar, pregnancy and birth. */
export const BELLY_AND_WOMEN = [
  {
    code: 'severe_dehydration',
    severity: 'Emergency',
    when: `
      diarrhea profuse_diarrhea rice_water vomits_everything vomiting dehydration + sunken_eyes
      slow_skin_pinch lethargy cannot_drink no_urine fainting confusion cold_skin severe:weakness
      severe:dehydration`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['who_imci', 'gtfcc_cholera'],
  },
  {
    code: 'cholera',
    severity: 'Urgent',
    when: 'rice_water profuse_diarrhea severe:diarrhea',
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['gtfcc_cholera'],
  },
  {
    code: 'cholera_with_vomiting',
    severity: 'Emergency',
    when: `
      rice_water profuse_diarrhea + vomiting vomits_everything muscle_cramp weakness dizziness age_child
      age_baby pregnant age_older`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['gtfcc_cholera'],
  },
  {
    code: 'dehydration',
    severity: 'Urgent',
    when: `
      diarrhea vomiting dehydration + dehydration weakness dizziness 3d:diarrhea vomits_everything
      blood_in_stool very_thirsty`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['who_imci'],
  },
  {
    code: 'vomits_everything',
    severity: 'Urgent',
    when: 'vomits_everything severe:vomiting',
    recommendation: 'see_today',
    firstAid: 'cholera',
    source: ['who_bec'],
  },
  {
    code: 'stomach_bleeding',
    severity: 'Emergency',
    when: 'vomiting_blood black_stool',
    recommendation: 'call_now',
    source: ['nice_gi_bleed'],
  },
  {
    code: 'stomach_bleeding',
    severity: 'Emergency',
    when: `
      blood_in_stool + severe:blood_in_stool fainting dizziness pallor severe:belly_pain severe:bleeding
      heavy_bleeding blood_thinner`,
    recommendation: 'call_now',
    source: ['nice_gi_bleed'],
  },
  {
    code: 'blood_in_stool',
    severity: 'Urgent',
    when: 'blood_in_stool',
    recommendation: 'see_today',
    source: ['who_imci'],
  },
  {
    code: 'acute_belly',
    severity: 'Emergency',
    when: 'rigid_belly severe:right_lower_pain sudden:belly_pain',
    recommendation: 'go_now',
    source: ['wses_appendicitis'],
  },
  {
    code: 'appendicitis',
    severity: 'Emergency',
    when: 'right_lower_pain + fever high_fever temperature_very_high vomiting nausea loss_of_appetite',
    recommendation: 'go_now',
    source: ['wses_appendicitis'],
  },
  {
    code: 'appendicitis',
    severity: 'Urgent',
    when: 'right_lower_pain',
    recommendation: 'see_today',
    source: ['wses_appendicitis'],
  },
  {
    code: 'acute_belly',
    severity: 'Emergency',
    when: `
      severe:belly_pain severe:abdominal_cramps rigid_belly sudden:belly_pain + fever high_fever
      temperature_very_high vomiting vomits_everything fainting constipation jaundice rigid_belly
      cold_skin`,
    recommendation: 'go_now',
    source: ['wses_appendicitis'],
  },
  {
    code: 'severe_belly_pain',
    severity: 'Urgent',
    when: 'severe:belly_pain severe:abdominal_cramps rigid_belly sudden:belly_pain',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'torsion',
    severity: 'Emergency',
    when: 'testicular_pain',
    recommendation: 'go_now',
    source: ['aua_scrotum'],
  },
  {
    code: 'cannot_urinate',
    severity: 'Urgent',
    when: 'no_urine blood_in_urine',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'kidney_infection',
    severity: 'Urgent',
    when: `
      burning_urination flank_pain frequent_urination back_pain + fever high_fever temperature_very_high
      severe:flank_pain pregnant chills`,
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'jaundice',
    severity: 'Urgent',
    when: 'jaundice',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'ketoacidosis',
    severity: 'Emergency',
    when: `
      diabetes high_sugar glucose_high fruity_breath very_thirsty + vomiting vomits_everything belly_pain
      confusion lethargy fast_breathing severe_breathing shortness_of_breath fruity_breath + glucose_high
      high_sugar diabetes frequent_urination fruity_breath`,
    recommendation: 'go_now',
    source: ['ada'],
  },
  {
    code: 'sugar_high',
    severity: 'Urgent',
    when: 'glucose_high high_sugar',
    recommendation: 'see_today',
    source: ['ada'],
  },
  {
    code: 'sugar_high',
    severity: 'Urgent',
    when: 'very_thirsty + frequent_urination weight_loss',
    recommendation: 'see_today',
    source: ['ada'],
  },
  {
    code: 'sugar_low',
    severity: 'Emergency',
    when: 'glucose_very_low',
    recommendation: 'call_now',
    firstAid: 'low-blood-sugar',
    source: ['ada'],
  },
  {
    code: 'sugar_low',
    severity: 'Emergency',
    when: `
      diabetes low_sugar glucose_low + confusion fainting seizure lethargy unconscious sweating chills
      weakness dizziness`,
    recommendation: 'call_now',
    firstAid: 'low-blood-sugar',
    source: ['ada'],
  },
  {
    code: 'sugar_low',
    severity: 'Urgent',
    when: 'glucose_low low_sugar',
    recommendation: 'see_today',
    firstAid: 'low-blood-sugar',
    source: ['ada'],
  },
  {
    code: 'preeclampsia',
    severity: 'Emergency',
    when: `
      pregnant postpartum + severe:headache headache blurred_vision vision_loss seizure
      pressure_severe_pregnancy sudden_headache`,
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
      both_feet_swollen`,
    recommendation: 'maternity_today',
    source: ['acog_222', 'cdc_hear_her'],
  },
  {
    code: 'pregnancy_bleeding',
    severity: 'Emergency',
    when: `
      pregnant + vaginal_bleeding bleeding heavy_bleeding severe:belly_pain severe:abdominal_cramps
      rigid_belly sudden:belly_pain`,
    recommendation: 'maternity_now',
    source: ['who_pcpnc', 'nice_ectopic'],
  },
  {
    code: 'pregnancy_waters',
    severity: 'Emergency',
    when: 'pregnant + waters_broke + before_37_weeks fever bleeding baby_not_moving',
    recommendation: 'maternity_now',
    source: ['who_pcpnc'],
  },
  {
    code: 'pregnancy_waters',
    severity: 'Urgent',
    when: 'waters_broke',
    recommendation: 'maternity_today',
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
    when: 'birth_now placenta_stuck',
    recommendation: 'maternity_now',
    firstAid: 'childbirth',
    source: ['who_pcpnc'],
  },
  {
    code: 'baby_not_moving',
    severity: 'Emergency',
    when: 'baby_not_moving + pregnant',
    recommendation: 'maternity_now',
    source: ['rcog_57', 'who_pcpnc'],
  },
  {
    code: 'baby_moves_less',
    severity: 'Urgent',
    when: 'baby_moves_less baby_not_moving',
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
