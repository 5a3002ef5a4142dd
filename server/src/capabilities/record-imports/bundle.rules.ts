import { VagueDate } from '@lakou/contract/record-entries';
import { LONGEST_SOURCE, MOST_IMPORT_RESOURCES } from '@lakou/contract/record-imports.rules';
import { type Fields, fieldsOf, isFields, listOf, orNull, shortened, textOf } from './fhir-values.rules.ts';

export interface Bundle {
  readonly resources: readonly Fields[];
  /** The one person it is about; undefined when it names nobody. */
  readonly person: Fields | undefined;
  readonly source: { readonly name: string | null; readonly date: string | null };
  /** Follows one reference, from a resource with those contained in it. */
  readonly resolve: (reference: unknown, from: Fields) => Fields | undefined;
}

export type BundleProblem = 'import_no_record' | 'import_several_people' | 'import_too_large';

const withoutVersion = (reference: string) => reference.replace(/\/_history\/[^/]*$/, '');
const nameOf = ({ resourceType, id }: Fields) => `${textOf(resourceType)}/${textOf(id)}`;

function resolverOf(entries: readonly Fields[]): Bundle['resolve'] {
  const byName = new Map<string, Fields>();
  for (const { fullUrl, resource } of entries)
    if (isFields(resource)) {
      if (resource.id) byName.set(nameOf(resource), resource);
      if (textOf(fullUrl)) byName.set(withoutVersion(textOf(fullUrl)), resource);
    }
  return (reference, from) => {
    const name = withoutVersion(textOf(fieldsOf(reference).reference));
    if (name.startsWith('#')) return listOf(from.contained).find(({ id }) => `#${textOf(id)}` === name);
    return byName.get(name) ?? byName.get(name.split('/').slice(-2).join('/'));
  };
}

/** The day in a date or a moment; empty when there is none. */
export function dayOf(value: unknown): string {
  const [day = ''] = /^\d{4}(-\d{2}(-\d{2})?)?/.exec(textOf(value)) ?? [];
  return VagueDate.safeParse(day).success ? day : '';
}

function sourceOf(bundle: Fields, composition: Fields, resolve: Bundle['resolve']): Bundle['source'] {
  const people = [composition.custodian, ...listOf(composition.author)];
  const named = people
    .map((one) => {
      const { name, organization } = resolve(one, composition) ?? {};
      return textOf(name) || textOf(fieldsOf(organization).display) || textOf(fieldsOf(one).display);
    })
    .find(Boolean);
  const date = dayOf(composition.date) || dayOf(bundle.timestamp);
  return { name: orNull(shortened(named ?? textOf(composition.title), LONGEST_SOURCE)), date: orNull(date) };
}

/** Reads the frame of a FHIR R4 bundle; says why when it cannot. References are followed one step at a time. */
export function openBundle(sent: unknown): Bundle | BundleProblem {
  const bundle = fieldsOf(sent);
  if (bundle.resourceType !== 'Bundle' || !Array.isArray(bundle.entry)) return 'import_no_record';
  if (bundle.entry.length > MOST_IMPORT_RESOURCES) return 'import_too_large';
  const entries = listOf(bundle.entry);
  const resources = entries.map(({ resource }) => resource).filter(isFields);
  if (resources.length === 0) return 'import_no_record';
  const resolve = resolverOf(entries);
  const ofType = (type: string) => resources.filter(({ resourceType }) => resourceType === type);
  const composition = ofType('Composition')[0] ?? {};
  const people = ofType('Patient');
  const subject = resolve(composition.subject, composition);
  const person = subject?.resourceType === 'Patient' ? subject : people[0];
  if (people.length > 1 && person !== subject) return 'import_several_people';
  return { resources, person, source: sourceOf(bundle, composition, resolve), resolve };
}

/** A name as people read it: the text, else its parts. */
export function personName(person: Fields | undefined): string | null {
  const [{ text, given, family } = {} as Fields] = listOf(person?.name);
  const parts = [...(Array.isArray(given) ? given : []), family].map(textOf).filter(Boolean);
  return orNull(shortened(textOf(text) || parts.join(' '), LONGEST_SOURCE));
}

export const birthDateOf = (person: Fields | undefined): string | null => orNull(dayOf(person?.birthDate));
