import type { RuleRow } from './rule.ts';

/** Breathing, allergy, fever and infections. */
export const BREATHING_AND_INFECTION = [
  {
    code: 'not_breathing',
    severity: 'Emergency',
    when: 'not_breathing',
    recommendation: 'call_now',
    firstAid: 'cpr-adult',
    source: ['aha_first_aid'],
  },
  {
    code: 'cannot_breathe',
    severity: 'Emergency',
    when: `
      severe_breathing severe:shortness_of_breath sudden:shortness_of_breath blue_lips struggles_for_air
      breaths_very_fast`,
    recommendation: 'call_now',
    source: ['who_bec'],
  },
  {
    code: 'oxygen_very_low',
    severity: 'Emergency',
    when: 'oxygen_very_low low_oxygen',
    recommendation: 'call_now',
    source: ['who_oximetry'],
  },
  {
    code: 'oxygen_low',
    severity: 'Urgent',
    when: 'oxygen_low',
    recommendation: 'see_today',
    source: ['who_oximetry'],
  },
  {
    code: 'choking',
    severity: 'Emergency',
    when: 'choking',
    recommendation: 'call_now',
    firstAid: 'choking',
    source: ['aha_first_aid'],
  },
  {
    code: 'drowning',
    severity: 'Emergency',
    when: 'drowning',
    recommendation: 'call_now',
    firstAid: 'drowning',
    source: ['aha_first_aid'],
  },
  {
    code: 'severe_asthma',
    severity: 'Emergency',
    when: `
      asthma wheezing + severe_breathing severe:shortness_of_breath blue_lips inhaler_not_helping
      trouble_speaking severe:asthma severe:wheezing chest_indrawing`,
    recommendation: 'call_now',
    firstAid: 'asthma-attack',
    source: ['gina'],
  },
  {
    code: 'asthma',
    severity: 'Urgent',
    when: 'wheezing asthma + wheezing shortness_of_breath cough chest_pressure',
    recommendation: 'see_today',
    firstAid: 'asthma-attack',
    source: ['gina'],
  },
  {
    code: 'short_of_breath',
    severity: 'Urgent',
    when: 'shortness_of_breath fast_breathing breaths_fast',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'chest_infection',
    severity: 'Urgent',
    when: 'cough + shortness_of_breath fast_breathing chest_pain high_fever 3d:fever',
    recommendation: 'see_today',
    source: ['who_bec'],
  },
  {
    code: 'throat_closing',
    severity: 'Emergency',
    when: `
      throat_membrane drooling stridor + throat_membrane sore_throat fever trouble_swallowing
      shortness_of_breath stridor`,
    recommendation: 'call_now',
    source: ['who_etat'],
  },
  {
    code: 'anaphylaxis',
    severity: 'Emergency',
    when: `
      anaphylaxis_named face_swelling + anaphylaxis_named allergic_exposure hives rash shortness_of_breath
      severe_breathing wheezing trouble_swallowing itching struggles_for_air vomiting fainting`,
    recommendation: 'call_now',
    firstAid: 'anaphylaxis',
    source: ['wao_anaphylaxis'],
  },
  {
    code: 'anaphylaxis',
    severity: 'Emergency',
    when: `
      allergic_exposure hives + severe_breathing shortness_of_breath wheezing fainting dizziness
      trouble_swallowing vomiting hoarse_voice`,
    recommendation: 'call_now',
    firstAid: 'anaphylaxis',
    source: ['wao_anaphylaxis'],
  },
  {
    code: 'face_swelling',
    severity: 'Urgent',
    when: 'face_swelling',
    recommendation: 'see_today',
    firstAid: 'anaphylaxis',
    source: ['wao_anaphylaxis'],
  },
  {
    code: 'sepsis',
    severity: 'Emergency',
    when: `
      sepsis_named fever high_fever temperature_very_high + sepsis_named confusion severe_breathing
      pressure_low cold_skin weak_pulse no_urine lethargy purple_rash fainting spreading_infection`,
    recommendation: 'call_now',
    source: ['ssc_sepsis'],
  },
  {
    code: 'sepsis',
    severity: 'Emergency',
    when: 'temperature_low + confusion chills weakness shortness_of_breath cold_skin lethargy',
    recommendation: 'call_now',
    source: ['ssc_sepsis'],
  },
  {
    code: 'meningitis',
    severity: 'Emergency',
    when: `
      fever high_fever temperature_very_high headache vomiting + stiff_neck purple_rash meningitis_named
      bulging_fontanelle`,
    recommendation: 'call_now',
    source: ['nice_meningitis'],
  },
  {
    code: 'meningitis',
    severity: 'Emergency',
    when: 'meningitis_named',
    recommendation: 'call_now',
    source: ['nice_meningitis'],
  },
  {
    code: 'malaria_danger',
    severity: 'Emergency',
    when: `
      malaria_area malaria_named + fever high_fever temperature_very_high malaria_named + confusion lethargy seizure severe_breathing
      shortness_of_breath no_urine jaundice unconscious vomits_everything cannot_drink fainting cold_skin`,
    recommendation: 'go_now',
    source: ['who_malaria'],
  },
  {
    code: 'malaria_danger',
    severity: 'Emergency',
    when: `
      malaria_area malaria_named + malaria_named fever + pallor severe:weakness bleeding jaundice blood_in_urine + weakness
      malaria_named fever`,
    recommendation: 'go_now',
    source: ['who_malaria'],
  },
  {
    code: 'dengue_warning',
    severity: 'Emergency',
    when: `
      malaria_area dengue_named + fever high_fever temperature_very_high dengue_named + severe:belly_pain severe:abdominal_cramps
      bleeding_gums vomits_everything bleeding vomiting_blood black_stool nosebleed severe:vomiting`,
    recommendation: 'go_now',
    source: ['who_dengue'],
  },
  {
    code: 'typhoid_danger',
    severity: 'Emergency',
    when: `
      malaria_area typhoid_named + fever high_fever temperature_very_high typhoid_named + rigid_belly severe:belly_pain black_stool
      blood_in_stool severe:bloating + typhoid_named rigid_belly severe:belly_pain 3d:fever black_stool
      3d:belly_pain`,
    recommendation: 'go_now',
    source: ['cdc_yellow'],
  },
  {
    code: 'fever_danger',
    severity: 'Emergency',
    when: `
      fever high_fever temperature_very_high + confusion lethargy seizure severe_breathing
      shortness_of_breath no_urine jaundice unconscious vomits_everything cannot_drink fainting cold_skin`,
    recommendation: 'go_now',
    source: ['who_malaria'],
  },
  {
    code: 'fever_danger',
    severity: 'Emergency',
    when: `
      fever + pallor severe:weakness bleeding jaundice blood_in_urine + weakness
      fever`,
    recommendation: 'go_now',
    source: ['who_malaria'],
  },
  {
    code: 'fever_danger',
    severity: 'Emergency',
    when: `
      fever high_fever temperature_very_high + severe:belly_pain severe:abdominal_cramps
      bleeding_gums vomits_everything bleeding vomiting_blood black_stool nosebleed severe:vomiting`,
    recommendation: 'go_now',
    source: ['who_dengue'],
  },
  {
    code: 'fever_danger',
    severity: 'Emergency',
    when: `
      fever high_fever temperature_very_high + rigid_belly severe:belly_pain black_stool
      blood_in_stool severe:bloating + rigid_belly severe:belly_pain 3d:fever black_stool
      3d:belly_pain`,
    recommendation: 'go_now',
    source: ['cdc_yellow'],
  },
  {
    code: 'fever_malaria_test',
    severity: 'Urgent',
    when: 'malaria_area + fever high_fever temperature_very_high',
    recommendation: 'test_today',
    source: ['who_malaria'],
  },
  {
    code: 'fever_days',
    severity: 'Urgent',
    when: '3d:fever high_fever temperature_very_high malaria_named dengue_named typhoid_named',
    recommendation: 'test_today',
    source: ['who_malaria', 'who_dengue'],
  },
  {
    code: 'fever_weak_defences',
    severity: 'Urgent',
    when: `
      fever high_fever temperature_very_high + hiv sickle_cell diabetes age_older bedridden_or_surgery`,
    recommendation: 'see_today',
    source: ['ssc_sepsis'],
  },
  {
    code: 'fever_with_chills',
    severity: 'Urgent',
    when: `
      fever high_fever temperature_very_high + chills flank_pain burning_urination joint_pain jaundice
      diarrhea rash vomiting`,
    recommendation: 'test_today',
    source: ['who_malaria'],
  },
  {
    code: 'coughing_blood',
    severity: 'Emergency',
    when: 'coughing_blood',
    recommendation: 'go_now',
    source: ['who_tb', 'nice_vte'],
  },
  {
    code: 'tuberculosis',
    severity: 'Urgent',
    when: '14d:cough tuberculosis_named cough + night_sweats weight_loss tuberculosis_named hiv',
    recommendation: 'test_today',
    source: ['who_tb'],
  },
  {
    code: 'long_cough',
    severity: 'Routine',
    when: '14d:cough',
    recommendation: 'book_visit',
    source: ['who_tb'],
  },
  {
    code: 'tetanus',
    severity: 'Emergency',
    when: 'stiff_jaw',
    recommendation: 'call_now',
    source: ['cdc_tetanus'],
  },
  {
    code: 'tetanus',
    severity: 'Emergency',
    when: 'body_spasms + wound deep_wound puncture_wound trouble_swallowing navel_infected fever',
    recommendation: 'call_now',
    source: ['cdc_tetanus'],
  },
  {
    code: 'spreading_infection',
    severity: 'Urgent',
    when: `
      spreading_infection sore wound swelling + spreading_infection fever high_fever temperature_very_high
      diabetes`,
    recommendation: 'see_today',
    source: ['who_bec'],
  },
] as const satisfies readonly RuleRow[];
