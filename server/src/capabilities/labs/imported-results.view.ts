import type { ImportedResult, LabValue } from '@lakou/contract/labs';
import { INTERPRETATIONS } from '@lakou/contract/labs.rules';
import type { FhirResource } from '#platform/capability.ts';
import { numberIn } from './imported-results.rules.ts';
import type { ImportedResultRow, ImportedValueRow } from './imported-results.store.ts';

const HL7 = 'http://terminology.hl7.org/CodeSystem';

function viewValue(row: ImportedValueRow): LabValue {
  const hasRange = row.low !== null || row.high !== null;
  return {
    ...row,
    basis: hasRange ? 'printed_range' : 'none',
    compared: hasRange ? (numberIn(row.value) ?? null) : null,
    rangeUnit: hasRange ? row.unit : null,
  };
}

export const viewImportedResult = (row: ImportedResultRow): ImportedResult => ({
  id: row.id,
  takenOn: row.takenOn,
  laboratory: row.laboratory,
  values: row.values.map(viewValue),
  importedFrom: { name: row.sourceName, date: row.sourceDate },
  via: row.via,
  importedAt: row.importedAt.toISOString(),
});

/** Where the values come from, for a reader of the export. */
const provenance = ({ sourceName, sourceDate }: ImportedResultRow): string =>
  `From another record, added by the patient: ${[sourceName, sourceDate].filter(Boolean).join(', ') || 'source not named'}`;

const quantity = (value: number, unit: string | null) => ({ value, ...(unit && { unit }) });

function observationOf(value: ImportedValueRow, row: ImportedResultRow, personId: string): FhirResource {
  const { name, loinc, unit, low, high } = value;
  const number = numberIn(value.value);
  const flag = INTERPRETATIONS[value.flag];
  return {
    resourceType: 'Observation',
    id: value.id,
    meta: { lastUpdated: row.importedAt.toISOString() },
    status: 'final',
    category: [{ coding: [{ system: `${HL7}/observation-category`, code: 'laboratory' }] }],
    code: { ...(loinc && { coding: [{ system: 'http://loinc.org', code: loinc }] }), text: name },
    subject: { reference: `Patient/${personId}` },
    effectiveDateTime: row.takenOn,
    performer: [{ display: row.laboratory ?? row.sourceName ?? 'Not named' }],
    ...(number === undefined
      ? { valueString: `${value.value} ${unit ?? ''}`.trim() }
      : { valueQuantity: quantity(number, unit) }),
    ...(flag && {
      interpretation: [{ coding: [{ system: `${HL7}/v3-ObservationInterpretation`, code: flag }] }],
    }),
    ...((low !== null || high !== null) && {
      referenceRange: [
        {
          ...(low !== null && { low: quantity(low, unit) }),
          ...(high !== null && { high: quantity(high, unit) }),
        },
      ],
    }),
    note: [{ text: provenance(row) }],
  };
}

export const importedObservationsOf = (row: ImportedResultRow, personId: string): FhirResource[] =>
  row.values.map((value) => observationOf(value, row, personId));
