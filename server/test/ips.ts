/**
 * Whether a bundle is an International Patient Summary: the structure that FHIR R4 and the IPS profiles 2.0.0 require,
 * written down by hand. Terminology is not checked: codes are taken as they are.
 */
interface Resource {
  readonly resourceType?: string;
  readonly id?: string;
  readonly [field: string]: unknown;
}

interface Entry {
  readonly fullUrl?: string;
  readonly resource?: Resource;
}

/** Fields of which one must be there; `effective` also stands for `effectiveDateTime`. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AllergyIntolerance: ['code', 'patient'],
  Composition: ['status', 'type', 'subject', 'date', 'author', 'title', 'section'],
  Condition: ['code', 'subject'],
  DiagnosticReport: ['status', 'code', 'subject'],
  DocumentReference: ['status', 'content'],
  Encounter: ['status', 'class'],
  Immunization: ['status', 'vaccineCode', 'patient', 'occurrence'],
  Medication: ['code'],
  MedicationStatement: ['status', 'medication', 'subject', 'effective'],
  Observation: ['status', 'code', 'subject', 'effective'],
  Organization: ['name'],
  Patient: ['name', 'birthDate'],
  Practitioner: ['name'],
  Procedure: ['status', 'code', 'subject', 'performed'],
  ServiceRequest: ['status', 'intent', 'subject'],
};
const CHOICES = ['effective', 'occurrence', 'performed', 'medication', 'value'];
const REQUIRED_SECTIONS = ['11450-4', '48765-2', '10160-0'];
/** The types that a section of the profile holds; sections of our own hold any. */
const SECTION_TYPES: Readonly<Record<string, readonly string[]>> = {
  '11450-4': ['Condition'],
  '11348-0': ['Condition'],
  '48765-2': ['AllergyIntolerance'],
  '10160-0': ['MedicationStatement', 'MedicationRequest'],
  '11369-6': ['Immunization'],
  '30954-2': ['Observation', 'DiagnosticReport'],
  '47519-4': ['Procedure'],
  '8716-3': ['Observation'],
};
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?)?$/;

const has = (resource: Resource, field: string) =>
  field in resource ||
  `_${field}` in resource ||
  (CHOICES.includes(field) && Object.keys(resource).some((name) => name.replace('_', '').startsWith(field)));

/** Every value with its path. */
function* walk(value: unknown, path: string): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [field, one] of Object.entries(value)) yield* walk(one, `${path}.${field}`);
}

function valueProblems(resource: Resource, path: string): string[] {
  const problems: string[] = [];
  for (const [where, value] of walk(resource, path)) {
    const isHollow = typeof value === 'object' && (value === null || Object.keys(value).length === 0);
    if (isHollow || value === '' || value === undefined) problems.push(`${where} is empty`);
    if (
      /(Date|DateTime|date|lastUpdated|start|end|issued|authoredOn)$/.test(where) &&
      typeof value === 'string'
    )
      if (!DATE.test(value)) problems.push(`${where} is no date: ${value}`);
    if (/\.div$/.test(where) && !/^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/.test(String(value)))
      problems.push(`${where} is no narrative`);
  }
  return problems;
}

function resourceProblems(resource: Resource, path: string): string[] {
  const { resourceType = '', id = '' } = resource;
  const fields = REQUIRED[resourceType];
  const problems = valueProblems(resource, path);
  if (!fields) problems.push(`${path} is of an unexpected type: ${resourceType}`);
  if (!/^[A-Za-z0-9.-]{1,64}$/.test(id)) problems.push(`${path}.id`);
  for (const field of fields ?? []) if (!has(resource, field)) problems.push(`${path} has no ${field}`);
  const isValued = ['value', 'component', 'hasMember', 'dataAbsentReason'].some((one) => has(resource, one));
  if (resourceType === 'Observation' && !isValued) problems.push(`${path} has no value`);
  const isResult = JSON.stringify(resource.category ?? '').includes('"laboratory"');
  if (isResult && !has(resource, 'performer')) problems.push(`${path} has no performer`);
  return problems;
}

interface Section {
  readonly title?: string;
  readonly code?: { readonly coding?: readonly { readonly code?: string }[] };
  readonly text?: unknown;
  readonly entry?: readonly { readonly reference: string }[];
  readonly emptyReason?: unknown;
}

function sectionProblems(sections: readonly Section[]): string[] {
  const codes = sections.map(({ code }) => code?.coding?.[0]?.code ?? '');
  const problems = REQUIRED_SECTIONS.filter((code) => !codes.includes(code)).map(
    (code) => `no section ${code}`,
  );
  if (new Set(codes).size !== codes.length) problems.push('a section twice');
  for (const [n, { title, text, entry = [], emptyReason }] of sections.entries()) {
    if (!title || !text || !codes[n]) problems.push(`section ${n} has no title, code or text`);
    if (entry.length > 0 === (emptyReason !== undefined)) problems.push(`section ${n}: entries or a reason`);
    const types = SECTION_TYPES[codes[n] ?? ''];
    for (const { reference } of entry)
      if (types && !types.includes(reference.split('/')[0] ?? ''))
        problems.push(`section ${n}: ${reference}`);
  }
  return problems;
}

export function ipsProblems(bundle: Resource): string[] {
  const entries = (bundle.entry ?? []) as readonly Entry[];
  const resources = entries.map(({ resource }) => resource ?? {});
  const count = (type: string) => resources.filter(({ resourceType }) => resourceType === type).length;
  const urls = entries.map(({ fullUrl }) => fullUrl ?? '');
  const problems: string[] = [];
  if (bundle.resourceType !== 'Bundle' || bundle.type !== 'document') problems.push('no document');
  if (!bundle.identifier || !bundle.timestamp) problems.push('no identifier or timestamp');
  if (resources[0]?.resourceType !== 'Composition' || count('Composition') !== 1)
    problems.push('not one Composition at the beginning');
  if (count('Patient') !== 1) problems.push('not exactly one Patient');
  if (urls.some((url) => !URL.canParse(url)) || new Set(urls).size !== urls.length) problems.push('fullUrl');
  for (const [n, resource] of resources.entries())
    problems.push(...resourceProblems(resource, `entry ${n} ${resource.resourceType}`));
  for (const { resource = {}, fullUrl = '' } of entries)
    for (const [path, value] of walk(resource, resource.resourceType ?? ''))
      if (path.endsWith('.reference') && typeof value === 'string') {
        const base = fullUrl.split('/').slice(0, -2).join('/');
        if (!value.startsWith('#') && !urls.includes(`${base}/${value}`)) problems.push(`${path} → ${value}`);
      }
  return [...problems, ...sectionProblems((resources[0]?.section ?? []) as readonly Section[])];
}
