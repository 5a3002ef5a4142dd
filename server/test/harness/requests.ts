import type { Role } from '@lakou/contract';
import type { Person, World } from '#platform/access/fixture.ts';
import type { AccessCase, ObjectRows, Sent } from '#platform/access/table.ts';
import { pathOf } from '../access-world.ts';
import type { Person as SignedIn } from '../app.ts';
import { withTexts } from '../text-fields.ts';
import type { HarnessCall, IdPlace } from './calls.ts';
import type { QuickApp } from './quick-app.ts';

export type Request = Sent;

const NOTHING = '01900000-0000-7000-8000-000000000000';
const isObject = (rows: HarnessCall['rows']): rows is ObjectRows => 'fixture' in rows;

/** A question that is wrong in itself shows nothing of what is one's own: it comes last. */
const rank = (status: number) => (status === 400 ? Number.POSITIVE_INFINITY : status);

function bestCase(cases: readonly AccessCase[], role: Role): AccessCase | undefined {
  return [...cases].sort((a, b) => rank(a.gets[role]) - rank(b.gets[role]))[0];
}

/** What the role gets for what is its own, by the access table. */
export function ownStatus({ rows }: HarnessCall, role: Role): number {
  if (isObject(rows)) return ('existing' in rows ? rows.existing.gets : rows.own)[role];
  return bestCase(rows, role)?.gets[role] ?? 403;
}

/** Whether the role is refused whatever it asks for. */
export function isClosedTo({ rows }: HarnessCall, role: Role): boolean {
  const all = isObject(rows)
    ? ['existing' in rows ? rows.existing.gets : rows.own, rows.missing]
    : rows.map(({ gets }) => gets);
  return all.every((gets) => gets[role] === 403);
}

/** The request that this person makes about what is their own, with the body of the access table. */
export async function ownRequest(
  { rows }: HarnessCall,
  visitor: Person,
  world: World,
  other: Person = visitor,
): Promise<Request> {
  const cast = { visitor, other, nothing: NOTHING };
  if (!isObject(rows)) return (await bestCase(rows, visitor.role)?.request?.(cast, world)) ?? {};
  const { params, payload } = await rows.fixture(visitor, world, 'own');
  return { params, ...(rows.payload && payload ? { payload } : bodyOf(rows, cast, world)) };
}

function bodyOf(
  { payload }: ObjectRows,
  cast: Parameters<NonNullable<AccessCase['request']>>[0],
  world: World,
) {
  const given = typeof payload === 'function' ? payload(cast, world) : payload;
  return given && { payload: given };
}

/** The same request with another id in one place. */
export function withId(request: Request, { part, name, field }: IdPlace, id: string): Request {
  if (part === 'params') return { ...request, params: { ...request.params, [name]: id } };
  const steps = field?.steps ?? [];
  return part === 'query'
    ? { ...request, query: withTexts(request.query ?? {}, steps, [id]) as Record<string, string> }
    : { ...request, payload: withTexts(request.payload ?? {}, steps, [id]) as object };
}

/** Sends it as this person, or as nobody. */
export function sendAs(app: QuickApp, key: string, { params, query, payload }: Request, as?: SignedIn) {
  const options = { ...(query && { query: { ...query } }), ...(payload && { payload }) };
  return app.send(pathOf(key, params), options, as);
}
