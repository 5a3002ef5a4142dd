import type { RecordScope } from '#platform/access/record-scope.ts';
import type { FhirResource } from '#platform/capability.ts';
import { fhirResource, LOINC, subjectOf, UCUM } from '#platform/fhir.ts';
import type { MeasurementRow } from './measurements.store.ts';

interface Measure {
  readonly name: string;
  readonly code: string;
  readonly display: string;
  readonly unit: string;
  /** UCUM. */
  readonly unitCode: string;
}

const PANEL = { name: 'pressure', code: '85354-9', display: 'Blood pressure' };
const MM_HG = { unit: 'mmHg', unitCode: 'mm[Hg]' };
const SYSTOLIC: Measure = { name: 'systolic', code: '8480-6', display: 'Systolic blood pressure', ...MM_HG };
const DIASTOLIC: Measure = {
  name: 'diastolic',
  code: '8462-4',
  display: 'Diastolic blood pressure',
  ...MM_HG,
};
const PULSE: Measure = {
  name: 'heart-rate',
  code: '8867-4',
  display: 'Heart rate',
  unit: '/min',
  unitCode: '/min',
};
const TEMPERATURE: Measure = {
  name: 'temperature',
  code: '8310-5',
  display: 'Body temperature',
  unit: '°C',
  unitCode: 'Cel',
};
const OXYGEN: Measure = {
  name: 'oxygen',
  code: '2708-6',
  display: 'Oxygen saturation',
  unit: '%',
  unitCode: '%',
};
const WEIGHT: Measure = {
  name: 'weight',
  code: '29463-7',
  display: 'Body weight',
  unit: 'kg',
  unitCode: 'kg',
};
const HEIGHT: Measure = {
  name: 'height',
  code: '8302-2',
  display: 'Body height',
  unit: 'cm',
  unitCode: 'cm',
};
const MG_DL = { unit: 'mg/dL', unitCode: 'mg/dL' };
const GLUCOSE: Measure = { name: 'glucose', code: '41653-7', display: 'Glucose, by glucometer', ...MG_DL };
const FASTING: Measure = {
  name: 'glucose',
  code: '41604-0',
  display: 'Fasting glucose, by glucometer',
  ...MG_DL,
};

// A second code for oxygen says that a finger sensor measured it, as the profile of FHIR asks.
const PULSE_OXIMETRY = { system: LOINC, code: '59408-5', display: 'Oxygen saturation by pulse oximetry' };

const codeOf = ({ code, display }: Pick<Measure, 'code' | 'display'>) => ({
  coding: [{ system: LOINC, code, display }, ...(code === OXYGEN.code ? [PULSE_OXIMETRY] : [])],
  text: display,
});

const quantity = (value: number, { unit, unitCode }: Measure) => ({
  value,
  unit,
  system: UCUM,
  code: unitCode,
});

const VITAL_SIGNS = {
  coding: [
    {
      system: 'http://terminology.hl7.org/CodeSystem/observation-category',
      code: 'vital-signs',
      display: 'Vital Signs',
    },
  ],
};

/** One observation for each value of an entry; danger signs that were told are none. */
export function observationsOf(
  row: MeasurementRow,
  scope: Pick<RecordScope, 'patientId' | 'dependentId'>,
): FhirResource[] {
  const at = row.at.toISOString();
  const observation = (measure: Pick<Measure, 'name' | 'code' | 'display'>, value: object) =>
    fhirResource({
      resourceType: 'Observation',
      id: `${row.id}-${measure.name}`,
      meta: { lastUpdated: row.changedAt.toISOString() },
      status: 'final',
      category: [VITAL_SIGNS],
      code: codeOf(measure),
      subject: subjectOf(scope),
      effectiveDateTime: at,
      ...value,
    });
  const single = (measure: Measure, value: number | null) =>
    value === null ? [] : [observation(measure, { valueQuantity: quantity(value, measure) })];
  const { systolic, diastolic } = row;
  const pressure =
    systolic === null || diastolic === null
      ? []
      : [
          observation(PANEL, {
            component: [
              { code: codeOf(SYSTOLIC), valueQuantity: quantity(systolic, SYSTOLIC) },
              { code: codeOf(DIASTOLIC), valueQuantity: quantity(diastolic, DIASTOLIC) },
            ],
          }),
        ];
  return [
    ...pressure,
    ...single(PULSE, row.heartRate),
    ...single(TEMPERATURE, row.temperature),
    ...single(OXYGEN, row.oxygen),
    ...single(WEIGHT, row.weight),
    ...single(HEIGHT, row.height),
    ...single(row.fasting ? FASTING : GLUCOSE, row.glucose),
  ];
}
