import type { RuleRow } from './rule.ts';

/** Babies and children, injuries, poison. */
export const CHILDREN_AND_INJURY = [
  {
    code: 'newborn_danger',
    severity: 'Emergency',
    when: `
      age_newborn newborn + fever high_fever temperature_very_high temperature_low baby_cold cold_skin
      cannot_drink lethargy unconscious fast_breathing breaths_fast chest_indrawing seizure navel_infected
      shortness_of_breath severe_breathing vomits_everything jaundice blue_lips pallor bulging_fontanelle
      weakness diarrhea inconsolable loss_of_appetite vomiting struggles_for_air bleeding not_breathing
      hypothermia`,
    recommendation: 'go_now',
    source: ['who_psbi', 'who_imci'],
  },
  {
    code: 'newborn_seen',
    severity: 'Urgent',
    when: 'age_newborn newborn',
    recommendation: 'see_today',
    source: ['who_pcpnc'],
  },
  {
    code: 'child_danger',
    severity: 'Emergency',
    when: 'age_baby age_child + cannot_drink vomits_everything seizure lethargy unconscious',
    recommendation: 'go_now',
    source: ['who_imci'],
  },
  {
    code: 'child_breathing',
    severity: 'Emergency',
    when: 'age_baby age_child chest_indrawing + chest_indrawing stridor severe_breathing blue_lips struggles_for_air',
    recommendation: 'call_now',
    source: ['who_imci', 'who_etat'],
  },
  {
    code: 'child_fast_breathing',
    severity: 'Urgent',
    when: 'age_baby age_child + fast_breathing breaths_fast shortness_of_breath wheezing',
    recommendation: 'see_today',
    source: ['who_imci'],
  },
  {
    code: 'baby_fever',
    severity: 'Urgent',
    when: 'age_baby age_child + fever high_fever temperature_very_high',
    recommendation: 'test_today',
    source: ['nice_fever', 'who_imci'],
  },
  {
    code: 'baby_inconsolable',
    severity: 'Urgent',
    when: `
      age_baby age_child + inconsolable severe:vomiting blood_in_stool ear_pain rash navel_infected
      sunken_eyes loss_of_appetite weakness pallor vomiting`,
    recommendation: 'see_today',
    source: ['who_imci'],
  },
  {
    code: 'bulging_fontanelle',
    severity: 'Emergency',
    when: 'bulging_fontanelle',
    recommendation: 'go_now',
    source: ['who_etat'],
  },
  {
    code: 'malnutrition_danger',
    severity: 'Emergency',
    when: `
      severe_malnutrition + fever high_fever temperature_very_high diarrhea vomiting lethargy cannot_drink
      loss_of_appetite both_feet_swollen swelling cold_skin temperature_low shortness_of_breath`,
    recommendation: 'go_now',
    source: ['who_sam'],
  },
  {
    code: 'malnutrition',
    severity: 'Urgent',
    when: 'severe_malnutrition',
    recommendation: 'see_today',
    source: ['who_sam'],
  },
  {
    code: 'malnutrition',
    severity: 'Urgent',
    when: 'age_baby age_child + both_feet_swollen weight_loss swelling',
    recommendation: 'see_today',
    source: ['who_sam'],
  },
  {
    code: 'heavy_bleeding',
    severity: 'Emergency',
    when: 'heavy_bleeding severe:bleeding amputation',
    recommendation: 'call_now',
    firstAid: 'severe-bleeding',
    source: ['aha_first_aid', 'who_bec'],
  },
  {
    code: 'heavy_bleeding',
    severity: 'Emergency',
    when: 'bleeding nosebleed vaginal_bleeding bleeding_gums wound + not_stopping blood_thinner',
    recommendation: 'call_now',
    firstAid: 'severe-bleeding',
    source: ['aha_first_aid', 'who_bec'],
  },
  {
    code: 'bleeding',
    severity: 'Urgent',
    when: 'bleeding',
    recommendation: 'see_today',
    firstAid: 'severe-bleeding',
    source: ['aha_first_aid'],
  },
  {
    code: 'deep_wound',
    severity: 'Emergency',
    when: 'deep_wound',
    recommendation: 'call_now',
    firstAid: 'machete-wound',
    source: ['who_bec'],
  },
  {
    code: 'major_accident',
    severity: 'Emergency',
    when: 'major_accident open_fracture',
    recommendation: 'call_now',
    firstAid: 'fracture',
    source: ['who_bec'],
  },
  {
    code: 'fracture',
    severity: 'Urgent',
    when: 'fracture',
    recommendation: 'see_today',
    firstAid: 'fracture',
    source: ['aha_first_aid'],
  },
  {
    code: 'head_injury_danger',
    severity: 'Emergency',
    when: `
      head_injury + vomiting confusion unconscious fainting seizure headache lethargy blurred_vision
      bleeding nosebleed dizziness weakness blood_thinner age_older age_baby severe:head_injury
      one_sided_weakness`,
    recommendation: 'call_now',
    firstAid: 'head-injury',
    source: ['nice_head'],
  },
  {
    code: 'head_injury',
    severity: 'Urgent',
    when: 'head_injury',
    recommendation: 'see_today',
    firstAid: 'head-injury',
    source: ['nice_head'],
  },
  {
    code: 'severe_burn',
    severity: 'Emergency',
    when: 'severe_burn severe:burn',
    recommendation: 'call_now',
    firstAid: 'burns',
    source: ['aba_burns'],
  },
  {
    code: 'severe_burn',
    severity: 'Emergency',
    when: 'burn + age_baby age_child age_older pregnant electric_shock',
    recommendation: 'go_now',
    firstAid: 'burns',
    source: ['aba_burns'],
  },
  {
    code: 'burn',
    severity: 'Urgent',
    when: 'burn',
    recommendation: 'see_today',
    firstAid: 'burns',
    source: ['aba_burns'],
  },
  {
    code: 'burn',
    severity: 'Urgent',
    when: 'minor_burn + blister severe:minor_burn age_child age_older pregnant diabetes infected_wound 3d:minor_burn swelling',
    recommendation: 'see_today',
    firstAid: 'burns',
    source: ['aba_burns'],
  },
  {
    code: 'electric_shock',
    severity: 'Emergency',
    when: 'electric_shock',
    recommendation: 'call_now',
    firstAid: 'electric-shock',
    source: ['aha_first_aid'],
  },
  {
    code: 'snake_bite',
    severity: 'Emergency',
    when: 'snake_bite',
    recommendation: 'go_now',
    firstAid: 'snake-bite',
    source: ['who_snake'],
  },
  {
    code: 'scorpion_sting',
    severity: 'Emergency',
    when: `
      scorpion_sting + age_baby age_child severe_breathing shortness_of_breath vomiting seizure drooling
      sweating palpitations`,
    recommendation: 'go_now',
    firstAid: 'scorpion-sting',
    source: ['aha_first_aid'],
  },
  {
    code: 'scorpion_sting',
    severity: 'Urgent',
    when: 'scorpion_sting',
    recommendation: 'see_today',
    firstAid: 'scorpion-sting',
    source: ['aha_first_aid'],
  },
  {
    code: 'rabies_signs',
    severity: 'Emergency',
    when: `
      animal_bite + confusion trouble_swallowing drooling body_spasms hallucination heavy_bleeding
      severe:bleeding severe:animal_bite`,
    recommendation: 'go_now',
    firstAid: 'dog-bite',
    source: ['who_rabies'],
  },
  {
    code: 'animal_bite',
    severity: 'Urgent',
    when: 'animal_bite',
    recommendation: 'bite_care_today',
    firstAid: 'dog-bite',
    source: ['who_rabies'],
  },
  {
    code: 'poisoning',
    severity: 'Emergency',
    when: 'poisoning overdose',
    recommendation: 'call_now',
    firstAid: 'poisoning',
    source: ['aha_first_aid', 'who_etat'],
  },
  {
    code: 'poisoning',
    severity: 'Emergency',
    when: 'took_medicine + age_child age_baby',
    recommendation: 'call_now',
    firstAid: 'poisoning',
    source: ['aha_first_aid', 'who_etat'],
  },
  {
    code: 'carbon_monoxide',
    severity: 'Emergency',
    when: 'carbon_monoxide',
    recommendation: 'call_now',
    firstAid: 'poisoning',
    source: ['cdc_co'],
  },
  {
    code: 'heat_stroke',
    severity: 'Emergency',
    when: `
      heat_exposure + confusion fainting seizure temperature_very_high unconscious vomiting high_fever
      lethargy trouble_speaking fever`,
    recommendation: 'call_now',
    firstAid: 'heat',
    source: ['wms_heat'],
  },
  {
    code: 'heat',
    severity: 'Urgent',
    when: 'heat_exposure + headache_not_mild dizziness weakness nausea muscle_cramp fatigue',
    recommendation: 'see_today',
    firstAid: 'heat',
    source: ['wms_heat'],
  },
  {
    code: 'eye_injury',
    severity: 'Emergency',
    when: 'eye_injury',
    recommendation: 'go_now',
    firstAid: 'eye-injury',
    source: ['aha_first_aid'],
  },
  {
    code: 'eye_infection',
    severity: 'Urgent',
    when: 'red_eyes + contact_lens light_hurts blurred_vision',
    source: ['aao_keratitis'],
    recommendation: 'see_today',
  },
  {
    code: 'sickle_crisis',
    severity: 'Emergency',
    when: `
      sickle_cell + fever high_fever temperature_very_high chest_pain shortness_of_breath severe_breathing
      severe:belly_pain severe:body_aches severe:joint_pain severe:back_pain severe:leg_pain severe:bone_pain
      one_sided_weakness pallor all_over_pain_crisis severe:sickle_cell severe:headache confusion`,
    recommendation: 'go_now',
    source: ['ash_sickle'],
  },
  {
    code: 'sickle_pain',
    severity: 'Urgent',
    when: `
      sickle_cell + body_aches joint_pain back_pain leg_pain bone_pain belly_pain pain_to_arm_jaw weakness jaundice
      fatigue headache`,
    recommendation: 'see_today',
    source: ['ash_sickle'],
  },
] as const satisfies readonly RuleRow[];
