import type { ImportedDay, ImportedValue, LeftOut } from '@lakou/contract/record-imports';
import { type LeftReason, MOST_LEFT } from '@lakou/contract/record-imports.rules';
import { importedValueKey } from '../labs/imported-results.rules.ts';
import { contentKey } from './already.rules.ts';
import { type Bundle, type BundleProblem, birthDateOf, openBundle, personName } from './bundle.rules.ts';
import { type Fields, shortened, textOf } from './fhir-values.rules.ts';
import { type DatedValue, laboratoryResources, readLaboratory } from './lab-results.rules.ts';
import { type NewEntry, readResource } from './resources.rules.ts';

export interface FoundDay extends ImportedDay {
  readonly key: string;
  readonly values: (ImportedValue & { readonly key: string })[];
}

export interface ParsedRecord {
  readonly source: Bundle['source'];
  readonly person: { readonly name: string | null; readonly birthDate: string | null };
  /** Each content once, in the order of the bundle. */
  readonly entries: readonly (NewEntry & { readonly key: string })[];
  /** What each laboratory measured on each day, each value once, newest first. */
  readonly results: readonly FoundDay[];
  readonly left: readonly LeftOut[];
  readonly leftMore: number;
}

/** The frame of a record, and what others are made of: nobody misses them. */
const FRAME = new Set([
  'Patient',
  'Composition',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'RelatedPerson',
  'Medication',
  'Device',
  'Location',
  'Provenance',
  'OperationOutcome',
  'Specimen',
]);
const LONGEST_TYPE = 40;

/** Whether a resource is about the bundle's person; one that names nobody is. */
function isAbout(resource: Fields, { person, resolve }: Bundle): boolean {
  const subject = resource.patient ?? resource.subject;
  const named = resolve(subject, resource);
  return person === undefined || named === undefined || named === person;
}

/** The values by day and laboratory. */
function daysOf(values: readonly DatedValue[]): FoundDay[] {
  const days = new Map<string, FoundDay>();
  const seen = new Set<string>();
  for (const { takenOn, laboratory, value } of values) {
    const key = importedValueKey(takenOn, value);
    if (seen.has(key)) continue;
    seen.add(key);
    const name = `${takenOn} ${laboratory ?? ''}`.trim();
    const day = days.get(name) ?? { key: name, takenOn, laboratory, values: [] };
    day.values.push({ ...value, key });
    days.set(name, day);
  }
  return [...days.values()].sort((a, b) => b.key.localeCompare(a.key));
}

/** All that a FHIR R4 bundle holds for a record. Nothing of it is trusted, and nothing is guessed. */
export function parseRecord(sent: unknown, now: Date): ParsedRecord | BundleProblem {
  const bundle = openBundle(sent);
  if (typeof bundle === 'string') return bundle;
  const entries = new Map<string, NewEntry & { key: string }>();
  const left = new Map<string, LeftOut>();
  const leave = (resource: Fields, reason: LeftReason, text = '') => {
    const type = shortened(textOf(resource.resourceType), LONGEST_TYPE);
    const line = `${type} ${reason} ${text}`;
    left.set(line, { type, text, reason, count: (left.get(line)?.count ?? 0) + 1 });
  };
  const laboratory = laboratoryResources(bundle);
  const values: DatedValue[] = [];
  for (const resource of bundle.resources) {
    if (FRAME.has(textOf(resource.resourceType))) continue;
    if (laboratory.has(resource) && isAbout(resource, bundle)) {
      const frame = { resource, report: laboratory.get(resource), resolve: bundle.resolve, now };
      for (const outcome of readLaboratory(frame))
        if ('left' in outcome) leave(resource, outcome.left, outcome.text);
        else values.push(outcome);
      continue;
    }
    const outcomes = isAbout(resource, bundle) ? readResource(resource, bundle.resolve, now) : [];
    if (!outcomes) leave(resource, 'unsupported');
    else if (outcomes.length === 0) leave(resource, isAbout(resource, bundle) ? 'no_name' : 'other_person');
    for (const outcome of outcomes ?? [])
      if ('left' in outcome) leave(resource, outcome.left, outcome.text);
      else {
        const key = contentKey(outcome.entry);
        entries.set(key, { ...outcome.entry, key });
      }
  }
  const lines = [...left.values()];
  return {
    source: bundle.source,
    person: { name: personName(bundle.person), birthDate: birthDateOf(bundle.person) },
    entries: [...entries.values()],
    results: daysOf(values),
    left: lines.slice(0, MOST_LEFT),
    leftMore: lines.slice(MOST_LEFT).reduce((sum, { count }) => sum + count, 0),
  };
}
