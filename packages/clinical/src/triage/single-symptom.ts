import { FINDINGS, type Finding } from './lexicon/index.ts';
import type { Severity } from './severity.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/) as Finding[]);

/** Findings that must be seen the same day even without another symptom; a red flag may make them more urgent. */
const URGENT = list(`
  blurred_vision wheezing fast_breathing stridor drooling trouble_swallowing lethargy stiff_neck sunken_eyes slow_skin_pinch
  cannot_drink no_urine dehydration low_oxygen hypothermia spreading_infection purple_rash pallor cold_skin open_fracture
  baby_cold waters_broke contractions navel_infected inconsolable tearing_pain shortness_of_breath chest_pain fainting
  bleeding blood_in_stool blood_in_urine jaundice vision_loss hives inhaler_not_helping heavy_period one_leg_swollen
  bad_smelling_discharge body_spasms newborn hallucination face_swelling bleeding_gums
  struggles_for_air throat_membrane no_insulin diabetes_foot infected_wound tooth_abscess shingles puncture_wound needle_stick
  throat_swelling priapism hernia_stuck cannot_get_up leg_turned threatened green_waters
  labour_stuck strangled asks_for_help belly_blow cannot_walk weak_pulse cold_limb
`);

/** Findings that an otherwise healthy adult can treat at home for a few days. */
const AT_HOME = list(`
  runny_nose cold_or_flu cough sore_throat constipation bloating heartburn muscle_cramp sprain itching
  body_aches trouble_sleeping nosebleed nausea headache loss_of_smell period_pain fatigue insect_bite sunburn blister hiccups small_wound
  hoarse_voice mouth_sore heat_rash belly_swollen pimple dry_skin chapped_lips hay_fever sneezing mild_redness teething
  splinter mouth_burn minor_burn muscle_strain neck_crick hangover blocked_ear eye_strain eye_twitch stye cold_sore ingrown_nail
  athletes_foot dandruff lice nappy_rash cradle_cap spit_up motion_sickness bad_smell corns
  alcohol_with_medicine
`);

/** Findings that are as harmless in a child as in an adult. */
export const HARMLESS_IN_CHILDREN: ReadonlySet<Finding> = list(
  'small_wound insect_bite blister hiccups mouth_sore heat_rash itching pimple dry_skin chapped_lips sneezing mild_redness teething splinter mouth_burn dandruff lice nappy_rash cradle_cap spit_up motion_sickness stye bad_smell',
);

/** Facts about the person; they are no complaints and need no care by themselves. */
export const PERSON_FACTS: ReadonlySet<Finding> = list(`
  epilepsy asthma sickle_cell diabetes hypertension heart_disease blood_thinner hiv postpartum pregnant newborn
  allergic_exposure bedridden_or_surgery heat_exposure prevention_visit not_stopping fall tuberculosis_named malaria_named dengue_named
  typhoid_named contact_lens from_malaria_area after_effort feels_well took_medicine
`);

/** The severity of each finding without any other. */
export const SINGLE_SYMPTOM_SEVERITY = Object.fromEntries(
  FINDINGS.map((finding) => [
    finding,
    URGENT.has(finding) ? 'Urgent' : AT_HOME.has(finding) ? 'Self-care' : 'Routine',
  ]),
) as Record<Finding, Severity>;
