import type { MeasurementSign } from '@lakou/clinical';

/**
 * In English, as every message of the API; screens show it in the reader's language, by the signs.
 */
const WORDS: Record<MeasurementSign, string> = {
  pressure_severe: 'Blood pressure of 160/110 or more',
  pressure_high: 'Blood pressure of 140/90 or more',
  pressure_high_with_protein: 'High blood pressure with protein in the urine',
  sudden_weight_gain: 'Sudden weight gain',
  convulsions: 'Seizure',
  fainting: 'Fainting',
  heavy_bleeding: 'Heavy bleeding',
  chest_pain: 'Chest pain',
  trouble_breathing: 'Trouble breathing',
  severe_headache: 'Severe headache',
  vision_changes: 'Changes in vision',
  severe_belly_pain: 'Severe belly pain',
  baby_not_moving: 'Baby not moving',
  thoughts_of_harm: 'Thoughts of harming herself or the baby',
  bleeding: 'Bleeding',
  waters_broken: 'Waters broken',
  green_waters: 'Green or brown waters',
  fall_or_blow: 'Fall or blow to the belly',
  fever: 'Fever',
  swelling_face_hands: 'Swelling of face or hands',
  baby_moves_less: 'Baby moves less',
  constant_vomiting: 'Constant vomiting',
  one_leg_swollen: 'One leg swollen',
  painful_urination: 'Pain when passing urine',
  pressure_crisis: 'Blood pressure of 180/120 or more',
  heartRate_critical_low: 'Very slow heart rate',
  heartRate_critical_high: 'Very fast heart rate',
  temperature_critical_low: 'Very low temperature',
  temperature_critical_high: 'Very high fever',
  oxygen_critical_low: 'Low oxygen level',
  oxygen_critical_high: 'Oxygen level out of range',
  glucose_critical_low: 'Very low blood sugar',
  glucose_critical_high: 'Very high blood sugar',
  arm_severe: 'Very thin arm: severe malnutrition',
  swollen_feet: 'Both feet swollen: severe malnutrition',
};

export const alertMessage = (signs: readonly string[]): string =>
  signs.map((sign) => WORDS[sign as MeasurementSign] ?? sign).join('; ');
