import type { SymptomCode } from './symptoms.ts';

/** One text in English, French and Creole. */
export type Named = readonly [en: string, fr: string, ht: string];

/** Names of the chips. */
export const SYMPTOM_NAMES: Readonly<Record<SymptomCode, Named>> = {
  abdominal_cramps: ['abdominal cramps', 'crampes abdominales', 'kranp nan vant'],
  anxiety: ['anxiety', 'anxiété', 'enkyetid'],
  back_pain: ['back pain', 'mal de dos', 'do fè mal'],
  bleeding: ['bleeding', 'saignement', 'senyen'],
  bloating: ['bloating', 'ballonnement', 'vant gonfle'],
  blood_in_stool: ['blood in stool', 'sang dans les selles', 'san nan poupou'],
  blood_in_urine: ['blood in urine', 'sang dans les urines', 'san nan pipi'],
  blurred_vision: ['blurred vision', 'vision trouble', 'wè twoub'],
  body_aches: ['body aches', 'courbatures', 'kò fè mal'],
  burning_urination: ['burning when urinating', 'brûlure en urinant', 'pipi boule'],
  chest_pain: ['chest pain', 'douleur thoracique', 'doulè nan pwatrin'],
  chills: ['chills', 'frissons', 'frison'],
  confusion: ['confusion', 'confusion', 'konfizyon'],
  constipation: ['constipation', 'constipation', 'konstipasyon'],
  cough: ['cough', 'toux', 'tous'],
  diarrhea: ['diarrhea', 'diarrhée', 'dyare'],
  dizziness: ['dizziness', 'vertige', 'tèt vire'],
  ear_pain: ['ear pain', 'mal d’oreille', 'zòrèy fè mal'],
  fainting: ['fainting', 'évanouissement', 'endispozisyon'],
  fatigue: ['fatigue', 'fatigue', 'fatig'],
  fever: ['fever', 'fièvre', 'lafyèv'],
  headache: ['headache', 'mal de tête', 'tèt fè mal'],
  joint_pain: ['joint pain', 'douleurs articulaires', 'jwenti fè mal'],
  loss_of_appetite: ['loss of appetite', 'perte d’appétit', 'pa gen apeti'],
  nausea: ['nausea', 'nausée', 'kè plen'],
  night_sweats: ['night sweats', 'sueurs nocturnes', 'swe lannwit'],
  numbness: ['numbness', 'engourdissement', 'angoudi'],
  palpitations: ['palpitations', 'palpitations', 'kè bat twò vit'],
  rash: ['rash', 'éruption cutanée', 'bouton sou po'],
  runny_nose: ['runny nose', 'nez qui coule', 'nen koule'],
  sadness: ['sadness', 'tristesse', 'tristès'],
  seizure: ['seizure', 'convulsion', 'kriz konvilsyon'],
  shortness_of_breath: ['shortness of breath', 'essoufflement', 'souf kout'],
  skipped_heartbeat: ['skipped heartbeat', 'battement de cœur sauté', 'kè rate yon kou'],
};
