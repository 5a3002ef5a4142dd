export const MOODS = ['great', 'good', 'okay', 'bad', 'terrible'] as const;

export const JOURNAL_SYMPTOMS = [
  'nausea',
  'fatigue',
  'cravings',
  'backPain',
  'swelling',
  'heartburn',
] as const;

/** The danger signs that the mother herself can report, in the order they are asked. */
export const DANGER_SIGNS = [
  'heavy_bleeding',
  'bleeding',
  'severe_headache',
  'vision_changes',
  'severe_belly_pain',
  'swelling_face_hands',
  'baby_moves_less',
  'baby_not_moving',
  'waters_broken',
  'green_waters',
  'fall_or_blow',
  'fever',
  'convulsions',
  'fainting',
  'chest_pain',
  'trouble_breathing',
  'constant_vomiting',
  'one_leg_swollen',
  'painful_urination',
  'thoughts_of_harm',
] as const;

/** In kg and mmHg. */
export const MATERNITY_BOUNDS = {
  weight: [20, 350],
  systolic: [50, 260],
  diastolic: [30, 180],
} as const satisfies Record<string, readonly [least: number, most: number]>;

/** What can be timed. */
export const TIMING_KINDS = ['movements', 'contractions'] as const;
export type TimingKind = (typeof TIMING_KINDS)[number];
export const MOST_MARKS = 200;

/** The weeks of WHO's eight contacts (2016). */
export const CONTACT_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;

export const LONGEST_JOURNAL_NOTES = 2000;

/** What a plan for the birth says in her words, in the order in which it is asked (WHO, 2015). */
export const BIRTH_PLAN_TEXTS = [
  'place',
  'attendant',
  'nearest',
  'companion',
  'companionPhone',
  'home',
  'transport',
  'transportPhone',
  'donor',
  'donorPhone',
  'otherPhones',
  'wishes',
] as const;
export const LONGEST_BIRTH_PLAN_TEXT = 500;

/** Money put aside for the birth and for complications; empty when she has not said. */
export const BIRTH_MONEY = ['', 'none', 'saving', 'ready'] as const;
