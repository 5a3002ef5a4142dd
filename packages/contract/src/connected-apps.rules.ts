import { RESOURCE_TYPES, type ResourceType } from './fhir.rules.ts';

/** How long a program can read with one token. */
export const ACCESS_SECONDS = 3600;
/** How long a program that asked to stay connected can fetch new tokens; then it must ask the person again. */
export const STAYS_DAYS = 90;
/** How long a program has to come for what it was allowed. */
export const CODE_SECONDS = 60;

export const STAY = 'offline_access';
const KNOWN: readonly string[] = ['launch/patient', STAY];
const DATA = /^patient\/(\*|[A-Za-z]{1,40})\.(rs|r|s|read)$/;

/** Reading one resource whose id is known, or searching. */
export type ReadingWay = 'r' | 's';

interface DataScope {
  /** `*` is every type. */
  readonly type: string;
  readonly ways: string;
}

function dataScope(scope: string): DataScope | undefined {
  const [, type, ways] = DATA.exec(scope) ?? [];
  if (!type || !ways) return undefined;
  const isType = type === '*' || (RESOURCE_TYPES as readonly string[]).includes(type);
  // The first edition of SMART wrote `read`.
  return isType ? { type, ways: ways === 'read' ? 'rs' : ways } : undefined;
}

/** Of what a program asks for, what we can give: the rest is left out, as RFC 6749 allows. */
export const grantableScopes = (asked: string): string[] =>
  [...new Set(asked.split(' '))].filter((scope) => KNOWN.includes(scope) || dataScope(scope));

export const asksForData = (scopes: readonly string[]): boolean => scopes.some((one) => dataScope(one));

/** Whether these scopes allow reading this type; `*` asks for all types at once. */
export const allowsReading = (scopes: readonly string[], type: string, way: ReadingWay): boolean =>
  scopes.some((scope) => {
    const data = dataScope(scope);
    return data !== undefined && (data.type === '*' || data.type === type) && data.ways.includes(way);
  });

/** The kinds of data that these scopes open, for a person to read. */
export const dataIn = (scopes: readonly string[]): ResourceType[] =>
  RESOURCE_TYPES.filter((type) => allowsReading(scopes, type, 'r') || allowsReading(scopes, type, 's'));

export const supportedScopes = (): string[] => [
  ...KNOWN,
  'patient/*.rs',
  ...RESOURCE_TYPES.map((type) => `patient/${type}.rs`),
];
