import { SECTION_NAMES, sectionOf } from '@lakou/contract/fhir.rules';
import { LANGUAGES } from '@lakou/i18n';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FhirResource } from '#platform/capability.ts';
import { bundleProblems } from '#test/fhir-structure.ts';
import { ipsProblems } from '#test/ips.ts';
import { type RecordedVisit, visitResources } from '../bookings/bookings-fhir.view.ts';
import { dependentPatient } from '../family/family-fhir.view.ts';
import type { MeasurementRow } from '../measurements/measurements.store.ts';
import { observationsOf } from '../measurements/measurements-fhir.view.ts';
import { spanOf } from './search.rules.ts';
import { composeSummary } from './summary.view.ts';

const PERSON = '01900000-0000-7000-8000-000000000001';
const scope = { patientId: PERSON, dependentId: null };
const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const whole = (min: number, max: number) => fc.option(fc.integer({ min, max }));

const measurement: fc.Arbitrary<MeasurementRow> = fc
  .record({
    id: fc.uuid(),
    at: moments,
    changedAt: moments,
    pressure: fc.option(fc.tuple(fc.integer({ min: 100, max: 300 }), fc.integer({ min: 20, max: 99 }))),
    heartRate: whole(20, 300),
    temperature: fc.option(fc.double({ min: 25, max: 45, noNaN: true })),
    oxygen: whole(40, 100),
    weight: fc.option(fc.double({ min: 0.5, max: 350, noNaN: true })),
    glucose: whole(10, 1000),
    fasting: fc.option(fc.boolean()),
    height: fc.option(fc.double({ min: 30, max: 250, noNaN: true })),
    armMm: whole(50, 400),
    swollenFeet: fc.option(fc.boolean()),
  })
  .map(({ pressure, ...rest }) => ({
    ...rest,
    systolic: pressure?.[0] ?? null,
    diastolic: pressure?.[1] ?? null,
    dependentId: null,
    signs: [],
    authorId: PERSON,
    profileId: null,
    shared: false,
    dangerLevel: null,
    dangerSigns: null,
    acknowledgedAt: null,
  }));

const visit: fc.Arbitrary<RecordedVisit> = fc.record({
  id: fc.uuid(),
  patientId: fc.constant(PERSON),
  dependentId: fc.constant(null),
  providerName: fc.option(fc.string({ minLength: 1 })),
  clinicName: fc.option(fc.string({ minLength: 1 })),
  serviceType: fc.string({ minLength: 1 }),
  service: fc.constantFrom(null, 'blood-pressure-check', 'no-such-service'),
  mode: fc.constantFrom('in_home', 'clinic', 'video', 'audio', 'chat'),
  status: fc.constantFrom(
    'requested',
    'confirmed',
    'awaiting_payment',
    'in_progress',
    'completed',
    'cancelled',
  ),
  startsAt: moments,
  endsAt: moments,
  completedAt: fc.option(moments),
  cancelledAt: fc.option(moments),
  createdAt: moments,
});

/** What other capabilities may give, in the shortest form. */
const entries = fc
  .array(
    fc.record({
      id: fc.uuid(),
      name: fc.string({ minLength: 1 }),
      kind: fc.constantFrom(
        'AllergyIntolerance',
        'Condition',
        'MedicationStatement',
        'Immunization',
        'Procedure',
      ),
    }),
  )
  .map((list) =>
    list.map(({ id, name, kind }): FhirResource => {
      const subject = { reference: `Patient/${PERSON}` };
      const on = '2024-05';
      const named = { text: `x${name}` };
      const all = { resourceType: kind, id, status: 'completed' };
      // FHIR asks for it unless the entry was an error.
      const system = 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical';
      const clinicalStatus = { coding: [{ system, code: 'active' }] };
      if (kind === 'AllergyIntolerance')
        return { resourceType: kind, id, code: named, patient: subject, clinicalStatus };
      if (kind === 'Condition') return { resourceType: kind, id, code: named, subject };
      if (kind === 'Immunization')
        return { ...all, vaccineCode: named, patient: subject, occurrenceDateTime: on };
      if (kind === 'Procedure') return { ...all, code: named, subject, performedDateTime: on };
      return { ...all, medicationCodeableConcept: named, subject, effectiveDateTime: on };
    }),
  );

const patient = fc.record({
  id: fc.constant(PERSON),
  name: fc.string({ minLength: 1 }).map((name) => `N${name}`),
  dateOfBirth: fc.constant('1990-02-28'),
  address: fc.option(fc.string()),
  sex: fc.constantFrom('Female' as const, 'Male' as const, null),
  createdAt: moments,
});

const record = fc
  .tuple(patient, fc.array(measurement, { maxLength: 6 }), fc.array(visit, { maxLength: 6 }), entries)
  .map(([person, measured, visits, rest]) => [
    dependentPatient(person),
    ...measured.flatMap((row) => observationsOf(row, scope)),
    ...visits.flatMap((one) => visitResources(one, 'ht')),
    ...rest,
  ]);

const context = fc.record({
  id: fc.uuid(),
  at: moments,
  language: fc.constantFrom(...LANGUAGES),
  base: fc.constant('https://lakou.example/fhir'),
  sections: fc.option(fc.subarray(SECTION_NAMES), { nil: undefined }),
});

describe('FHIR-1 the mappings', () => {
  test('FHIR-1 whatever a record holds, its summary has the structure of an IPS document', () => {
    fc.assert(
      fc.property(record, context, (resources, given) => {
        const summary = composeSummary(resources, given);
        expect([...ipsProblems(summary), ...bundleProblems(summary)]).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('FHIR-1 what was not chosen is nowhere in the document, and allergies always are', () => {
    fc.assert(
      fc.property(record, context, (resources, given) => {
        const text = JSON.stringify(composeSummary(resources, given));
        for (const one of resources) {
          const section = sectionOf(one);
          if (!section) continue;
          const isIn = !given.sections || section === 'allergies' || given.sections.includes(section);
          expect(text.includes(`"id":"${one.id}"`)).toBe(isIn);
        }
      }),
    );
  });

  test('FHIR-1 each value of a measurement is one observation with its LOINC and UCUM code', () => {
    fc.assert(
      fc.property(measurement, (row) => {
        const found = observationsOf(row, scope);
        const { systolic, heartRate, temperature, oxygen, weight, height, glucose } = row;
        const given = [systolic, heartRate, temperature, oxygen, weight, height, glucose].filter(
          (one) => one !== null,
        );
        expect(found).toHaveLength(given.length);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(JSON.stringify(found).match(/unitsofmeasure/g)?.length ?? 0).toBe(
          given.length + (systolic === null ? 0 : 1),
        );
      }),
    );
  });

  test('FHIR-1 a fixed example, so that the codes cannot change unnoticed', () => {
    const [row] = fc.sample(measurement, { numRuns: 1, seed: 1 });
    if (!row) throw new Error('no sample');
    const full = { ...row, id: 'm', at: new Date('2026-11-15T10:00:00Z'), systolic: 120, diastolic: 80 };
    const all = {
      ...full,
      heartRate: 70,
      temperature: 37,
      oxygen: 98,
      weight: 61.5,
      height: 165,
      glucose: 90,
      fasting: true,
    };
    const codes = observationsOf(all, scope).map(({ id, code, valueQuantity }) => [
      id,
      (code as { coding: { code: string }[] }).coding[0]?.code,
      (valueQuantity as { value: number; code: string } | undefined)?.code,
    ]);
    expect(codes).toEqual([
      ['m-pressure', '85354-9', undefined],
      ['m-heart-rate', '8867-4', '/min'],
      ['m-temperature', '8310-5', 'Cel'],
      ['m-oxygen', '2708-6', '%'],
      ['m-weight', '29463-7', 'kg'],
      ['m-height', '8302-2', 'cm'],
      ['m-glucose', '41604-0', 'mg/dL'],
    ]);
  });

  test('FHIR-1 a name cannot put markup or a script into the narrative', () => {
    const [given] = fc.sample(context, { numRuns: 1, seed: 2 });
    const allergy = {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      code: { text: '<script>alert(1)</script> & "x"\u0007' },
      patient: { reference: `Patient/${PERSON}` },
    };
    const person = dependentPatient({
      id: PERSON,
      name: 'Nadège',
      dateOfBirth: '1990-02-28',
      address: null,
      sex: null,
      createdAt: new Date(0),
    });
    if (!given) throw new Error('no sample');
    const text = JSON.stringify(
      composeSummary([person, allergy], { ...given, sections: undefined }).entry[0],
    );
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;');
    expect(text).not.toContain('<script>');
  });

  test('FHIR-2 a date stands for the time it says, and an impossible one for none', () => {
    const day = 86_400_000;
    expect(spanOf('2024-02-29')).toEqual({ from: Date.UTC(2024, 1, 29), to: Date.UTC(2024, 1, 29) + day });
    expect(spanOf('2024-02')).toEqual({ from: Date.UTC(2024, 1), to: Date.UTC(2024, 2) });
    expect(spanOf('2024')).toEqual({ from: Date.UTC(2024), to: Date.UTC(2025) });
    for (const wrong of ['2023-02-29', '2024-13', '2024-00-10', '2024-06-31', 'x', '', '2024-01-01Tnoon'])
      expect(spanOf(wrong)).toBeUndefined();
  });
});
