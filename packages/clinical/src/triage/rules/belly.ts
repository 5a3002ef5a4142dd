import type { RuleRow } from './rule.ts';

/** Abdomen, dehydration and blood sugar. */
export const BELLY_AND_SUGAR = [
  {
    code: 'severe_dehydration',
    severity: 'Emergency',
    when: `
      diarrhea profuse_diarrhea rice_water vomits_everything vomiting dehydration + sunken_eyes
      slow_skin_pinch lethargy cannot_drink no_urine fainting confusion cold_skin weak_pulse severe:weakness
      severe:dehydration cannot_get_up`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['who_imci', 'gtfcc_cholera'],
  },
  {
    code: 'severe_dehydration',
    severity: 'Emergency',
    when: `
      sunken_eyes slow_skin_pinch + slow_skin_pinch lethargy cannot_drink no_urine confusion cold_skin weak_pulse fainting`,
    source: ['who_imci', 'gtfcc_cholera'],
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
  },
  {
    code: 'severe_dehydration',
    severity: 'Emergency',
    when: 'diarrhea profuse_diarrhea rice_water + dehydration dry_mouth',
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['who_imci', 'gtfcc_cholera'],
  },
  {
    code: 'watery_diarrhea',
    severity: 'Urgent',
    when: 'rice_water profuse_diarrhea severe:diarrhea',
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['who_imci', 'gtfcc_cholera'],
  },
  {
    code: 'diarrhea',
    severity: 'Routine',
    when: 'diarrhea',
    recommendation: 'rehydrate_at_home',
    firstAid: 'cholera',
    source: ['who_imci', 'gtfcc_cholera'],
  },
  {
    code: 'cholera',
    severity: 'Urgent',
    when: 'malaria_area + rice_water profuse_diarrhea severe:diarrhea',
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['gtfcc_cholera'],
  },
  {
    code: 'watery_diarrhea',
    severity: 'Emergency',
    when: `
      rice_water profuse_diarrhea + vomiting vomits_everything muscle_cramp weakness dizziness age_child
      age_baby pregnant age_older`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['gtfcc_cholera', 'who_imci'],
  },
  {
    code: 'cholera_with_vomiting',
    severity: 'Emergency',
    when: `
      malaria_area + rice_water profuse_diarrhea + vomiting vomits_everything muscle_cramp weakness dizziness age_child
      age_baby pregnant age_older`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['gtfcc_cholera'],
  },
  {
    code: 'dehydration',
    severity: 'Urgent',
    when: `
      diarrhea vomiting dehydration + dehydration dry_mouth weakness dizziness 3d:diarrhea vomits_everything
      blood_in_stool very_thirsty`,
    recommendation: 'rehydrate_and_go',
    firstAid: 'cholera',
    source: ['who_imci'],
  },
  {
    code: 'vomits_everything',
    severity: 'Urgent',
    when: 'vomits_everything severe:vomiting not_stopping + vomiting vomits_everything',
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
    when: 'glucose_very_low severe:low_sugar',
    recommendation: 'call_now',
    firstAid: 'low-blood-sugar',
    source: ['ada'],
  },
  {
    code: 'sugar_low',
    severity: 'Emergency',
    when: 'low_sugar + fall diabetes',
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
] as const satisfies readonly RuleRow[];
