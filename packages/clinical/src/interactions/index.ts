export { isAllergyTo } from './allergies.ts';
export { DRUG_CLASSES, DUPLICATE_CLASSES } from './classes.ts';
export {
  type DuplicateHit,
  findDrugInteractions,
  findDuplicates,
  findPatientWarnings,
  INTERACTION_RULES,
  INTERACTION_SEVERITIES,
  type InteractionHit,
  type InteractionPatient,
  type InteractionSeverity,
  PATIENT_WARNING_RULES,
  type PatientWarning,
} from './engine.ts';
