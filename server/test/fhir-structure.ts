import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether resources have the structure of FHIR R4 and of the IPS profiles 2.0.0: no unknown element, as many of each as
 * allowed, values of the right type, codes of FHIR's own sets. The table is made of the published definitions by
 * `scripts/write-fhir-structure.ts`. Codes of other systems are terminology and not checked.
 */
interface Rule {
  readonly min: number;
  readonly max: number;
  readonly types: readonly string[];
  readonly codes: readonly string[];
  readonly fixed: unknown;
}
type Rules = ReadonlyMap<string, Rule>;

export interface Resource {
  readonly resourceType?: string;
  readonly [field: string]: unknown;
}

const PROFILE = /^(.*)#(\w+)\.(.*)$/;
/** The rules of each type or part of one, by the name of the element; those of profiles by `profile#part`. */
function readTable(): Map<string, Map<string, Rule>> {
  const table = new Map<string, Map<string, Rule>>();
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'fhir-structure.tsv'), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const [element = '', min = '', max = '', types = '', codes = '', fixed = ''] = line.split('\t');
    const [parent, name] = [
      element.slice(0, element.lastIndexOf('.')),
      element.slice(element.lastIndexOf('.') + 1),
    ];
    const rules = table.get(parent) ?? new Map<string, Rule>();
    rules.set(name, {
      min: Number(min),
      max: max === '*' ? Number.POSITIVE_INFINITY : Number(max),
      types: types.split(' ').filter(Boolean),
      codes: codes.split(' ').filter(Boolean),
      fixed: fixed ? JSON.parse(fixed) : undefined,
    });
    table.set(parent, rules);
  }
  return table;
}
const TABLE = readTable();
export const IPS_PROFILES = [
  ...new Set([...TABLE.keys()].flatMap((key) => PROFILE.exec(`${key}.x`)?.[1] ?? [])),
];

const TEXT = (value: unknown) => typeof value === 'string' && value !== '';
const like = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const within = (min: number) => (value: unknown) => Number.isInteger(value) && Number(value) >= min;
const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const MOMENT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  base64Binary: like(/^[A-Za-z0-9+/]+={0,2}$/),
  boolean: (value) => typeof value === 'boolean',
  canonical: TEXT,
  code: like(/^\S+( \S+)*$/),
  date: like(DAY),
  dateTime: (value) => like(DAY)(value) || like(MOMENT)(value),
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  id: like(/^[A-Za-z0-9.-]{1,64}$/),
  instant: like(MOMENT),
  integer: within(-2_147_483_648),
  markdown: TEXT,
  oid: like(/^urn:oid:/),
  positiveInt: within(1),
  string: TEXT,
  time: like(/^\d\d:\d\d:\d\d/),
  unsignedInt: within(0),
  uri: like(/^\S+$/),
  url: like(/^\S+$/),
  uuid: like(/^urn:uuid:/),
  xhtml: like(/^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/),
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which rule a field follows, and as which type: `effectiveDateTime` is `effective[x]` as a dateTime. */
function ruleOf(
  rules: Rules,
  field: string,
): { name: string; rule: Rule; types: readonly string[] } | undefined {
  const plain = rules.get(field);
  if (plain) return { name: field, rule: plain, types: plain.types };
  for (const [name, rule] of rules) {
    const stem = name.replace('[x]', '');
    const type = rule.types.find((one) => field === `${stem}${capital(one)}`);
    if (name.endsWith('[x]') && type) return { name, rule, types: [type] };
  }
  return undefined;
}

/** Whether a value holds all that a profile fixes. */
function holds(value: unknown, fixed: unknown): boolean {
  if (Array.isArray(fixed))
    return Array.isArray(value) && fixed.every((one) => value.some((other) => holds(other, one)));
  if (typeof fixed !== 'object' || fixed === null) return value === fixed;
  return Object.entries(fixed).every(([name, one]) => holds((value as Resource | undefined)?.[name], one));
}

/** The rules of what an element holds: of its own parts, of another element, or of its type. */
const partsOf = (path: string, type: string): string =>
  type === 'BackboneElement' || type === 'Element' ? path : type.replace('#', '');

function* checkValue(
  value: unknown,
  rule: Rule,
  type: string,
  path: string,
  where: string,
): Generator<string> {
  const primitive = PRIMITIVES[type];
  if (primitive) {
    if (!primitive(value)) yield `${where} is no ${type}: ${JSON.stringify(value)}`;
    else if (rule.codes.length > 0 && !rule.codes.includes(String(value))) yield `${where}: code ${value}`;
  } else if (type === 'Resource') yield* structureProblems(value as Resource, [], where);
  else yield* checkParts(value, partsOf(path, type), where);
}

function* checkParts(value: unknown, path: string, where: string): Generator<string> {
  const rules = TABLE.get(path);
  if (!rules) return yield `${where}: nothing is known of ${path}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return yield `${where} has no parts`;
  const counts = new Map<string, number>();
  for (const [field, one] of Object.entries(value)) {
    if (field === 'resourceType') continue;
    const found = ruleOf(rules, field.replace(/^_/, ''));
    if (!found) {
      yield `${where}.${field} is unknown`;
      continue;
    }
    const isList = found.rule.max > 1;
    if (isList !== Array.isArray(one)) yield `${where}.${field}: a list or not`;
    const values = Array.isArray(one) ? one : [one];
    counts.set(found.name, Math.max(counts.get(found.name) ?? 0, values.length));
    if (field.startsWith('_')) continue;
    for (const each of values)
      yield* checkValue(each, found.rule, found.types[0] ?? '', `${path}.${found.name}`, `${where}.${field}`);
  }
  for (const [name, { min, max }] of rules) {
    const count = counts.get(name) ?? 0;
    if (count < min || count > max) yield `${where}.${name}: ${count} instead of ${min} to ${max}`;
  }
}

/** What a profile says beyond the type itself. */
function* checkProfile(value: unknown, path: string, where: string): Generator<string> {
  const [profile = '', type = ''] = path.split('#');
  for (const [name, { min, max, fixed }] of TABLE.get(path) ?? []) {
    const found = Object.entries(value as Resource).filter(
      ([field]) =>
        field.replace(/^_/, '') === name ||
        (name.endsWith('[x]') && field.replace(/^_/, '').startsWith(name.slice(0, -3))),
    );
    const values = found.flatMap(([, one]) => (Array.isArray(one) ? one : [one]));
    if (values.length < min || values.length > max)
      yield `${where}.${name}: ${profile} asks for ${min} to ${max}`;
    if (fixed !== undefined && !values.every((one) => holds(one, fixed)))
      yield `${where}.${name}: not as ${profile} says`;
  }
  const inner = [...TABLE.keys()].filter(
    (key) => key.startsWith(`${path}.`) && !key.slice(path.length + 1).includes('.'),
  );
  for (const key of inner) {
    const name = key.slice(`${profile}#${type}.`.length);
    const values = (value as Resource)[name] ?? [];
    for (const one of Array.isArray(values) ? values : [values])
      yield* checkProfile(one, key, `${where}.${name}`);
  }
}

const ONE_PROFILE = /^(?!Observation)(\w+)-uv-ips$/;
/** The profiles of the summary that a resource must follow. */
export function profilesOf({ resourceType = '', category }: Resource): string[] {
  const isResult = resourceType === 'Observation' && JSON.stringify(category ?? '').includes('"laboratory"');
  if (isResult) return ['Observation-results-laboratory-pathology-uv-ips'];
  return IPS_PROFILES.filter((profile) => ONE_PROFILE.exec(profile)?.[1] === resourceType);
}

/** Every way in which a resource, and what it contains, is not what FHIR and these profiles say. */
export function* structureProblems(
  resource: Resource,
  profiles: readonly string[] = [],
  where = resource.resourceType ?? '?',
): Generator<string> {
  const type = resource.resourceType ?? '';
  yield* checkParts(resource, type, where);
  for (const profile of profiles) yield* checkProfile(resource, `${profile}#${type}`, where);
}

/** The problems of a bundle; as a document its resources also follow the profiles of the summary. */
export function bundleProblems(bundle: Resource): string[] {
  const entries = (bundle.entry ?? []) as readonly { readonly resource?: Resource }[];
  const resources = entries.map(({ resource }) => resource ?? {});
  const isSummary = bundle.type === 'document';
  return [
    ...structureProblems(bundle, isSummary ? ['Bundle-uv-ips'] : []),
    ...(isSummary ? resources.flatMap((one) => [...structureProblems(one, profilesOf(one))]) : []),
  ];
}
