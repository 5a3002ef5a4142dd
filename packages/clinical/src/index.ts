export { assessPressure, type PressureCategory, type PressureUnknown } from './blood-pressure.ts';
export { assessBmi, type Bmi, type BmiClass } from './bmi.ts';
export { type AntenatalContact, findContacts } from './contacts.ts';
export { type CycleToday, cycleToday } from './cycle/cycle-today.ts';
export { classifyDay, type DayClass } from './cycle/day-class.ts';
export { type Cycle, type CycleLog, detectPeriods, type Flow } from './cycle/periods.ts';
export { type CyclePredictions, type PredictedCycle, predictCycles } from './cycle/predictions.ts';
export { type CycleStats, findCycleStats } from './cycle/stats.ts';
export { findDueDate, PREGNANCY_DAYS } from './due-date.ts';
export { assessKidneys, creatinineFromMicromoles, type Egfr, type KidneyStage } from './egfr.ts';
export { type ArmLevel, assessArm } from './growth/nutrition.ts';
export { assessHeartRisk, type HeartRisk } from './heart-risk.ts';
export * from './interactions/index.ts';
export {
  assessLabReading,
  type LabFinding,
  type LabPatient,
  type LabReading,
  type LabReason,
  type LabStatus,
} from './lab/assess.ts';
export { explainLabEntry, explainLabText, type LabResultEntry } from './lab/explain.ts';
export { findLabTest, labTestName } from './lab/names.ts';
export { LAB_TESTS, type LabTest } from './lab/ranges.ts';
export { readLabText } from './lab/read-text.ts';
export { findInOwnUnit as findLabValueInOwnUnit } from './lab/units.ts';
export {
  assessLabour,
  assessMovements,
  ENOUGH_MOVEMENTS,
  LABOUR_FROM_WEEKS,
  MOVEMENTS_FROM_WEEKS,
  TERM_WEEKS,
} from './labour.ts';
export {
  assessMaternityDanger,
  MATERNITY_SYMPTOMS,
  type MaternityDanger,
  type MaternitySign,
  type MaternitySymptom,
  type MaternityVitals,
  POSTPARTUM_DAYS,
} from './maternity-danger.ts';
export {
  assessMeasurement,
  type CriticalSign,
  findCriticalSigns,
  findMeasuredLevel,
  GENERAL_SIGNS,
  MEASURED_VITALS,
  type MeasuredEntry,
  type MeasuredLevel,
  type MeasuredValues,
  type MeasuredVital,
  type MeasurementDanger,
  type MeasurementSign,
  vitalSignOf,
} from './measurement.ts';
export { type PcosFinding, type PcosLimit, type PcosScreening, screenPcos } from './pcos.ts';
export {
  addDays,
  addMonths,
  ageInMonths,
  ageInYears,
  daysBetween,
  isPlainDate,
  type PlainDate,
} from './plain-date.ts';
export {
  assessPregnancy,
  findGestation,
  type Gestation,
  type Pregnancy,
  TIP_WEEKS,
  type TipWeek,
  tipWeekFor,
} from './pregnancy.ts';
export {
  findPressureLevel,
  isDangerousPressure,
  type MeasuredPerson,
  type PressureLevel,
} from './pressure-level.ts';
export {
  normalFrom,
  QUESTIONNAIRES,
  type QuestionnaireBand,
  type QuestionnaireName,
  type QuestionnaireScore,
  scoreQuestionnaire,
} from './questionnaires.ts';
export type { Sex } from './sex.ts';
export * from './triage/index.ts';
export {
  type AssessedDose,
  assessVaccines,
  type DoseState,
  type GivenDose,
  type ScheduledDose,
  type VaccineAge,
} from './vaccines/assess.ts';
export { findVaccine, VACCINE_NAMES, VACCINES, type Vaccine } from './vaccines/products.ts';
export { assessVital, type VitalLevel, type VitalUnknown } from './vital-ranges.ts';
export {
  findRange as findVitalRange,
  type VitalRange,
  type VitalSign,
  type VitalSource,
} from './vital-tables.ts';
