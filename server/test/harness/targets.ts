import type { Role } from '@lakou/contract';
import type { World } from '#platform/access/fixture.ts';
import type { Person } from '../app.ts';
import type { HarnessCall } from './calls.ts';
import { tableOf, uuidsIn } from './ids.ts';
import { isClosedTo, ownRequest, type Request } from './requests.ts';
import type { Belongings } from './tenant.ts';

/** Somebody who looks at the patient, or at whatever else they are shown. */
export interface Viewer {
  readonly name: string;
  /** Nobody is signed in without one. */
  readonly person?: Person;
  /** Whose data they ask for. */
  readonly patient: Person;
  /** Of a professional in one state: they are shown the patient and what is between the two. */
  readonly isRelated: boolean;
}

/** What there is to be looked at. */
export interface Scene {
  readonly world: World;
  readonly people: ReadonlyMap<Role, Person>;
  readonly childId: string;
  readonly belongings: Belongings;
  readonly rows: ReadonlyMap<string, readonly string[]>;
  readonly kinds: ReadonlyMap<string, string>;
}

export interface Target {
  readonly label: string;
  readonly request: Request;
}

type Params = Readonly<Record<string, string>>;

const between = new WeakMap<Viewer, ReadonlyMap<string, string>>();

/** The newest row of each table that names both of them, or that names the patient and such a row. */
function rowsOfBoth({ rows }: Scene, viewer: Viewer): ReadonlyMap<string, string> {
  const known = between.get(viewer);
  if (known) return known;
  const { person, patient } = viewer;
  const names = (text: string, ids: readonly (string | null | undefined)[]) =>
    ids.some((id) => id && text.includes(id));
  const ofPatient = [...rows].flatMap(([name, texts]) =>
    texts
      .filter((text) => text.includes(patient.id))
      .map((text) => ({ name, text, id: `${(JSON.parse(text) as { id?: unknown }).id}` })),
  );
  const direct = ofPatient.filter(({ text }) => names(text, [person?.id, person?.clinicId]));
  const ids = direct.map(({ id }) => id).filter((id) => uuidsIn(id).length > 0);
  const found = [...ofPatient.filter(({ text }) => names(text, ids)), ...direct];
  const newest = new Map(found.map(({ name, id }) => [name, id]));
  between.set(viewer, newest);
  return newest;
}

/** These params as this viewer would give them: themselves for who has their role at home, and what is between both. */
function asTheirs(scene: Scene, viewer: Viewer, params: Params): Params | undefined {
  const { person, patient } = viewer;
  const home = person && scene.people.get(person.role);
  const entries = Object.entries(params).map(([name, value]) => {
    if (value === home?.id) return [name, person?.id];
    if (value === home?.clinicId) return [name, person?.clinicId];
    if (value === scene.people.get('PATIENT')?.id) return [name, patient.id];
    const table = tableOf(scene.kinds.get(value) ?? '');
    return table === 'app_users' || table === ''
      ? [name, value]
      : [name, rowsOfBoth(scene, viewer).get(table)];
  });
  return entries.every(([, value]) => value) ? Object.fromEntries(entries) : undefined;
}

function paramsFor(call: HarnessCall, viewer: Viewer, scene: Scene): [string, Params][] {
  const made = scene.belongings.get(call) ?? new Map<Role, Params>();
  const first = made.values().next().value ?? {};
  if ('existing' in call.rows) return viewer.isRelated ? [] : [['', first]];
  const patients = made.get('PATIENT') ?? first;
  if (!viewer.isRelated || !viewer.person)
    return [...made].map(([role, params]) => [` of the ${role}`, params]);
  const own = asTheirs(scene, viewer, made.get(viewer.person.role) ?? first);
  const herId = scene.people.get('PATIENT')?.id;
  const hers = Object.entries(patients).map(([name, id]) => [name, id === herId ? viewer.patient.id : id]);
  return [
    [' of the PATIENT', Object.fromEntries(hers)],
    ...(own ? [[' of both', own] as [string, Params]] : []),
  ];
}

/** Requests with the same params are one. */
function distinct(targets: readonly Target[]): Target[] {
  const known = new Map<string, Target>();
  for (const target of targets) {
    const text = JSON.stringify(target.request);
    if (!known.has(text)) known.set(text, target);
  }
  return [...known.values()];
}

const CHILD = 'dependentId';

/** What this viewer asks for with a call, about the patient, what is theirs, and what is between both. */
export async function targetsOf(call: HarnessCall, viewer: Viewer, scene: Scene): Promise<Target[]> {
  const { world } = scene;
  const visitor = viewer.person ?? viewer.patient;
  if (viewer.person && viewer.isRelated && isClosedTo(call, viewer.person.role)) return [];
  const cast = { visitor, other: viewer.patient, nothing: world.newId() };
  if (!('fixture' in call.rows)) {
    if (call.isRead) return [{ label: '', request: await ownRequest(call, visitor, world, viewer.patient) }];
    // Nothing can be made for somebody who is gone.
    const isGone = viewer.patient.id !== scene.people.get('PATIENT')?.id;
    const cases = call.rows.filter(({ on }) => !isGone && (on === 'foreign' || on === 'own'));
    const targets: Target[] = [];
    for (const { on, request } of cases) {
      const sent = (await request?.(cast, world)) ?? {};
      if (on === 'foreign' || JSON.stringify(sent).includes(viewer.patient.id))
        targets.push({ label: ` on ${on}`, request: sent });
    }
    return targets;
  }
  const { payload } = call.rows;
  const body = typeof payload === 'function' ? payload(cast, world) : payload;
  const targets = paramsFor(call, viewer, scene).map(([label, params]) => ({
    label,
    request: { params, ...(body && { payload: body }) },
  }));
  const ofChild = call.places.some(({ part, name }) => part === 'query' && name === CHILD);
  const forChild = ({ label, request }: Target): Target => ({
    label: `${label} for the child`,
    request: { ...request, query: { [CHILD]: scene.childId } },
  });
  return distinct([...targets, ...(ofChild ? targets.map(forChild) : [])]);
}
