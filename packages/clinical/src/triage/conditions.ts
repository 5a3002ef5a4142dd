import type { Clue } from './rules/rule.ts';
import type { TriageSource } from './sources.ts';

/**
 * The usual signs of a condition, from the guidelines of the rules and the CDC Yellow Book. `needs` lists groups joined
 * by `+`, and one clue of each group must be present. The weight of a sign is 1 for common, 2 for typical and 3 or more for
 * specific.
 */
type Row = { needs: string; signs: string; source: readonly TriageSource[] };

const ROWS = {
  heart_attack: {
    needs: 'chest_pain chest_pressure heart_attack_named',
    signs:
      'chest_pain:2 chest_pressure:3 sweating:2 pain_to_arm_jaw:3 shortness_of_breath:1 severe_breathing:1 nausea:1 vomiting:1 age_older:1 heart_attack_named:1 diabetes:1 hypertension:1',
    source: ['aha_chest_pain'],
  },
  stroke: {
    needs: 'face_droop one_sided_weakness trouble_speaking vision_loss stroke_named',
    signs:
      'face_droop:3 one_sided_weakness:3 trouble_speaking:3 vision_loss:1 headache:1 confusion:1 stroke_named:2 hypertension:1',
    source: ['aha_stroke'],
  },
  lung_clot: {
    needs:
      'shortness_of_breath severe_breathing chest_pain + one_leg_swollen bedridden_or_surgery postpartum coughing_blood',
    signs:
      'shortness_of_breath:2 severe_breathing:2 chest_pain:2 one_leg_swollen:2 coughing_blood:1 bedridden_or_surgery:1 postpartum:1',
    source: ['nice_vte'],
  },
  leg_clot: {
    needs: 'one_leg_swollen',
    signs: 'one_leg_swollen:3 leg_pain:1 bedridden_or_surgery:2 pregnant:1 postpartum:1',
    source: ['nice_vte'],
  },
  heart_rhythm: {
    needs: 'palpitations skipped_heartbeat',
    signs: 'palpitations:3 skipped_heartbeat:3 dizziness:1 fainting:1 chest_pain:1',
    source: ['acc_syncope'],
  },
  high_pressure: {
    needs: 'hypertension pressure_crisis pressure_pregnancy',
    signs:
      'hypertension:3 pressure_crisis:3 pressure_pregnancy:2 headache:1 blurred_vision:1 dizziness:1 nosebleed:1',
    source: ['acc_hypertension'],
  },
  asthma: {
    needs: 'wheezing asthma',
    signs: 'wheezing:3 asthma:3 shortness_of_breath:1 cough:1 chest_pressure:1 severe_breathing:1',
    source: ['gina'],
  },
  pneumonia: {
    needs: 'cough + fever shortness_of_breath fast_breathing chest_pain breaths_fast',
    signs:
      'cough:2 fever:1 shortness_of_breath:1 fast_breathing:2 breaths_fast:2 chest_pain:1 chest_indrawing:2 chills:1',
    source: ['who_imci', 'who_bec'],
  },
  common_cold: {
    needs: 'runny_nose cold_or_flu',
    signs: 'runny_nose:3 cold_or_flu:3 cough:1 sore_throat:1 headache:1',
    source: ['who_imci'],
  },
  flu_or_covid: {
    needs: 'fever high_fever loss_of_smell + cough sore_throat runny_nose body_aches chills loss_of_smell',
    signs:
      'fever:1 cough:1 sore_throat:1 runny_nose:1 body_aches:1 fatigue:1 headache:1 loss_of_smell:3 chills:1',
    source: ['cdc_yellow'],
  },
  tuberculosis: {
    needs:
      '14d:cough coughing_blood tuberculosis_named night_sweats + cough coughing_blood tuberculosis_named weight_loss',
    signs:
      '14d:cough:3 cough:1 coughing_blood:2 night_sweats:2 weight_loss:2 fever:1 hiv:1 tuberculosis_named:1',
    source: ['who_tb'],
  },
  throat_infection: {
    needs: 'sore_throat',
    signs: 'sore_throat:3 fever:1 trouble_swallowing:1 headache:1',
    source: ['who_bec'],
  },
  ear_infection: { needs: 'ear_pain', signs: 'ear_pain:3 fever:1 age_child:1', source: ['who_imci'] },
  malaria: {
    needs: 'fever high_fever malaria_named + malaria_area malaria_named',
    signs:
      'fever:1 malaria_area:1 chills:2 sweating:1 headache:1 body_aches:1 vomiting:1 fatigue:1 malaria_named:1 3d:fever:1',
    source: ['who_malaria'],
  },
  dengue_or_chikungunya: {
    needs: 'fever high_fever dengue_named + malaria_area dengue_named',
    signs:
      'fever:1 joint_pain:2 body_aches:1 headache:1 rash:2 malaria_area:1 bleeding_gums:2 dengue_named:2',
    source: ['who_dengue'],
  },
  typhoid: {
    needs: 'fever typhoid_named + malaria_area typhoid_named',
    signs:
      'fever:1 3d:fever:1 belly_pain:2 headache:1 constipation:1 diarrhea:1 loss_of_appetite:1 malaria_area:1 typhoid_named:2',
    source: ['cdc_yellow'],
  },
  meningitis: {
    needs: 'stiff_neck purple_rash meningitis_named bulging_fontanelle + fever headache vomiting',
    signs:
      'stiff_neck:3 purple_rash:2 fever:2 headache:1 vomiting:1 confusion:1 bulging_fontanelle:3 meningitis_named:1',
    source: ['nice_meningitis'],
  },
  sepsis: {
    needs:
      'fever temperature_low sepsis_named + confusion cold_skin pressure_low no_urine lethargy sepsis_named',
    signs: 'fever:1 confusion:2 cold_skin:1 pressure_low:2 no_urine:1 lethargy:1 chills:1',
    source: ['ssc_sepsis'],
  },
  cholera: {
    needs: 'rice_water profuse_diarrhea + malaria_area',
    signs:
      'rice_water:4 profuse_diarrhea:2 diarrhea:1 vomiting:1 muscle_cramp:1 sunken_eyes:1 malaria_area:1',
    source: ['gtfcc_cholera'],
  },
  stomach_bug: {
    needs: 'diarrhea vomiting',
    signs: 'diarrhea:2 vomiting:2 abdominal_cramps:1 belly_pain:1 nausea:1 fever:1',
    source: ['who_imci'],
  },
  dysentery: {
    needs: 'blood_in_stool + diarrhea fever abdominal_cramps belly_pain',
    signs: 'blood_in_stool:3 diarrhea:1 fever:1 abdominal_cramps:1 belly_pain:1',
    source: ['who_imci'],
  },
  worms: { needs: 'worms', signs: 'worms:3 belly_pain:1 bloating:1 itching:1', source: ['who_bec'] },
  appendicitis: {
    needs: 'right_lower_pain',
    signs: 'right_lower_pain:3 fever:1 vomiting:1 nausea:1 loss_of_appetite:1 rigid_belly:2',
    source: ['wses_appendicitis'],
  },
  stomach_acid: {
    needs: 'heartburn',
    signs: 'heartburn:4 belly_pain:1 nausea:1 bloating:1',
    source: ['nice_gi_bleed'],
  },
  stomach_bleeding: {
    needs: 'vomiting_blood black_stool',
    signs: 'vomiting_blood:4 black_stool:3 belly_pain:1 dizziness:1',
    source: ['nice_gi_bleed'],
  },
  urine_infection: {
    needs: 'burning_urination',
    signs: 'burning_urination:3 frequent_urination:1 blood_in_urine:1 belly_pain:1 fever:1 flank_pain:1',
    source: ['who_bec'],
  },
  hepatitis: {
    needs: 'jaundice',
    signs: 'jaundice:3 fatigue:1 nausea:1 fever:1 loss_of_appetite:1 belly_pain:1',
    source: ['cdc_yellow'],
  },
  diabetes: {
    needs:
      'very_thirsty frequent_urination high_sugar glucose_high + very_thirsty high_sugar glucose_high weight_loss',
    signs:
      'very_thirsty:2 frequent_urination:2 weight_loss:1 high_sugar:3 glucose_high:4 fatigue:1 blurred_vision:1 diabetes:1',
    source: ['ada'],
  },
  low_sugar: {
    needs: 'low_sugar glucose_low',
    signs: 'low_sugar:3 glucose_low:4 sweating:1 confusion:1 dizziness:1 diabetes:1',
    source: ['ada'],
  },
  preeclampsia: {
    needs:
      'pregnant postpartum preeclampsia_named + headache blurred_vision pressure_pregnancy swelling_face_hands seizure preeclampsia_named hypertension',
    signs:
      'pregnant:1 postpartum:1 headache:1 severe:headache:1 blurred_vision:2 pressure_pregnancy:3 swelling_face_hands:1 seizure:2 hypertension:2',
    source: ['acog_222'],
  },
  miscarriage_or_ectopic: {
    needs: 'pregnant missed_period + vaginal_bleeding bleeding belly_pain severe:belly_pain right_lower_pain',
    signs:
      'pregnant:1 missed_period:1 vaginal_bleeding:3 bleeding:2 belly_pain:1 severe:belly_pain:1 shoulder_tip_pain:2 fainting:1',
    source: ['nice_ectopic'],
  },
  pelvic_infection: {
    needs: 'bad_smelling_discharge vaginal_discharge',
    signs: 'bad_smelling_discharge:3 vaginal_discharge:2 belly_pain:1 fever:1 itching:1',
    source: ['who_pcpnc'],
  },
  migraine: {
    needs: 'headache',
    signs: 'headache:2 nausea:1 vomiting:1 blurred_vision:1 14d:headache:1',
    source: ['nice_headache'],
  },
  anaphylaxis: {
    needs:
      'face_swelling hives anaphylaxis_named + allergic_exposure severe_breathing shortness_of_breath wheezing anaphylaxis_named',
    signs: 'face_swelling:3 hives:2 allergic_exposure:2 severe_breathing:1 shortness_of_breath:1 wheezing:1',
    source: ['wao_anaphylaxis'],
  },
  skin_rash: { needs: 'rash itching', signs: 'rash:2 itching:2', source: ['who_bec'] },
  anemia: {
    needs: 'pallor',
    signs: 'pallor:3 fatigue:1 dizziness:1 weakness:1 palpitations:1',
    source: ['who_imci'],
  },
  sickle_crisis: {
    needs:
      'sickle_cell + body_aches joint_pain back_pain leg_pain chest_pain belly_pain all_over_pain_crisis',
    signs:
      'sickle_cell:3 body_aches:1 joint_pain:1 back_pain:1 leg_pain:1 chest_pain:1 belly_pain:1 all_over_pain_crisis:3',
    source: ['ash_sickle'],
  },
  depression: {
    needs: 'sadness suicidal',
    signs: 'sadness:3 suicidal:2 trouble_sleeping:1 fatigue:1 loss_of_appetite:1 14d:sadness:2',
    source: ['who_mhgap'],
  },
  anxiety: { needs: 'anxiety', signs: 'anxiety:3 trouble_sleeping:1 palpitations:1', source: ['who_mhgap'] },
  muscle_strain: {
    needs: 'back_pain sprain muscle_cramp neck_pain',
    signs: 'back_pain:2 sprain:3 muscle_cramp:2 neck_pain:2',
    source: ['who_bec'],
  },
  conjunctivitis: { needs: 'red_eyes', signs: 'red_eyes:3 itching:1', source: ['who_bec'] },
  heat_illness: {
    needs: 'heat_exposure',
    signs: 'heat_exposure:2 dizziness:1 headache:1 fever:1 muscle_cramp:1 fainting:1 confusion:1',
    source: ['wms_heat'],
  },
} as const satisfies Record<string, Row>;

export type ConditionCode = keyof typeof ROWS;
export type Likelihood = 'High' | 'Medium' | 'Low';
export type PossibleCondition = { code: ConditionCode; likelihood: Likelihood };

/** Every condition the engine can name. */
export const CONDITIONS = Object.entries(ROWS).map(([code, { needs, signs, source }]) => ({
  code: code as ConditionCode,
  source,
  needs: needs.split('+').map((group) => group.trim().split(/\s+/) as Clue[]),
  signs: signs.split(/\s+/).map((sign) => {
    const cut = sign.lastIndexOf(':');
    return { clue: sign.slice(0, cut) as Clue, weight: Number(sign.slice(cut + 1)) };
  }),
}));

const likelihoodOf = (score: number): Likelihood => (score >= 7 ? 'High' : score >= 4 ? 'Medium' : 'Low');
const MAX_CONDITIONS = 4;

/** Possible conditions, the most likely first; few signs never give a high likelihood. */
export function findConditions(clues: ReadonlySet<Clue>): PossibleCondition[] {
  return CONDITIONS.filter(({ needs }) => needs.every((group) => group.some((clue) => clues.has(clue))))
    .map(({ code, signs }) => ({
      code,
      score: signs.reduce((sum, { clue, weight }) => (clues.has(clue) ? sum + weight : sum), 0),
    }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_CONDITIONS)
    .map(({ code, score }) => ({ code, likelihood: likelihoodOf(score) }));
}
