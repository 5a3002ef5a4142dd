import { type Dependent, DependentDetails } from '@lakou/contract/family';
import { MOST_DEPENDENTS } from '@lakou/contract/family.rules';
import { OLDEST_YEARS } from '@lakou/contract/profiles.rules';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fileFrom, placeFile } from '../files/files.service.ts';
import {
  type FamilyGrant,
  hasBookingToCome,
  hideDependent,
  listDependents,
  listGone,
  lockFamily,
  saveDependent,
} from './family.store.ts';

export { isDependentOf, listDependentIds } from './family.store.ts';

const DAY_MS = 24 * 3600 * 1000;
const PICTURE = 'dependentPicture';

/**
 * Not before any living person was born, and not after today; in the first time zone, today is
 * already tomorrow.
 */
function checkBirth(day: string, at: Date): void {
  const latest = new Date(at.getTime() + DAY_MS).toISOString().slice(0, 10);
  const oldest = `${at.getUTCFullYear() - OLDEST_YEARS}-01-01`;
  if (day > latest || day < oldest)
    fail('birth_date_invalid', { fields: [{ path: 'dateOfBirth', code: 'birth_date_invalid' }] });
}

/**
 * The picture's address after it is stored as a file. Text that is not a picture counts as none.
 */
async function keepPicture(
  grant: FamilyGrant,
  text: string | null | undefined,
  present: string | null,
  platform: Platform,
): Promise<string | null> {
  if (text === undefined) return present;
  if (!text || text === present) return text || null;
  const address = await fileFrom(grant, { kind: 'photo', text }, platform);
  return (
    address ?? fail('invalid_request', { fields: [{ path: 'profilePictureUrl', code: 'invalid_request' }] })
  );
}

async function put(
  tx: FamilyGrant,
  details: Partial<DependentDetails>,
  present: Dependent | undefined,
  platform: Platform,
): Promise<Dependent> {
  const blank = {
    id: uuidv7(),
    name: '',
    dateOfBirth: '',
    relationship: 'child',
    profilePictureUrl: null,
    address: null,
    sex: null,
    bloodGroup: null,
  } as const;
  const before = present ?? blank;
  const profilePictureUrl = await keepPicture(
    tx,
    details.profilePictureUrl,
    before.profilePictureUrl,
    platform,
  );
  const saved: Dependent = {
    id: before.id,
    name: details.name ?? before.name,
    dateOfBirth: details.dateOfBirth ?? before.dateOfBirth,
    relationship: details.relationship ?? before.relationship,
    profilePictureUrl,
    sex: details.sex === undefined ? before.sex : details.sex,
    bloodGroup: details.bloodGroup === undefined ? before.bloodGroup : details.bloodGroup,
    address: (details.address === undefined ? before.address : details.address) || null,
  };
  checkBirth(saved.dateOfBirth, tx.at);
  await saveDependent(tx, saved);
  await placeFile(tx, { as: PICTURE, by: saved.id }, profilePictureUrl);
  return saved;
}

async function remove(tx: FamilyGrant, dependentId: string): Promise<void> {
  if (await hasBookingToCome(tx, dependentId)) fail('visit_to_come');
  await hideDependent(tx, dependentId);
  await writeAudit(tx, { action: 'family:remove', actorId: tx.actor.id, subjectId: dependentId });
}

export async function addDependent(
  grant: FamilyGrant,
  details: DependentDetails,
  platform: Platform,
): Promise<Dependent> {
  return inTransaction(grant, async (tx) => {
    await lockFamily(tx);
    if ((await listDependents(tx)).length >= MOST_DEPENDENTS) fail('too_many_dependents');
    return put(tx, details, undefined, platform);
  });
}

type OneOfThem = FamilyGrant & { readonly scope: { dependentId: string } };

export async function changeDependent(
  grant: OneOfThem,
  details: { [K in keyof DependentDetails]?: DependentDetails[K] | undefined },
  platform: Platform,
): Promise<Dependent> {
  return inTransaction(grant, async (tx) => {
    await lockFamily(tx);
    const present = (await listDependents(tx)).find(({ id }) => id === tx.scope.dependentId);
    const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
    return put(tx, given, present ?? fail('not_found'), platform);
  });
}

export async function removeDependent(grant: OneOfThem): Promise<void> {
  await inTransaction(grant, async (tx) => {
    await lockFamily(tx);
    await remove(tx, tx.scope.dependentId);
  });
}

const REQUIRED = ['name', 'dateOfBirth', 'relationship'] as const;

const isComplete = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  REQUIRED.every((field) => String((item as Record<string, unknown>)[field] ?? '').trim() !== '');

/** What is complete but wrong is refused: ignoring it would lose a person without a word. */
function readDetails(item: unknown, index: number): DependentDetails {
  const { data, error } = DependentDetails.safeParse(item);
  if (data) return data;
  const fields = error.issues.map(({ path }) => ({
    path: ['dependents', index, ...path].join('.'),
    code: path[0] === 'dateOfBirth' ? ('birth_date_invalid' as const) : ('invalid_request' as const),
  }));
  return fail(fields[0]?.code ?? 'invalid_request', { fields });
}

const idOf = (item: unknown): string | undefined => {
  const id = (item as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
};

/**
 * The whole list as a client sends it: known ids are updated, unknown or foreign ids become new
 * people, missing ones are removed; who took over their records or died is not made anew. An incomplete draft is ignored: it neither adds nor removes.
 */
export async function replaceFamily(
  tx: FamilyGrant,
  sent: readonly unknown[],
  platform: Platform,
): Promise<void> {
  await lockFamily(tx);
  const present = await listDependents(tx);
  const kept = new Set<string>();
  const gone = await listGone(
    tx,
    sent.map(idOf).filter((id) => id !== undefined),
  );
  for (const [index, item] of sent.entries()) {
    const sentId = idOf(item);
    if (sentId && gone.has(sentId)) continue;
    const known = present.find(({ id }) => id === sentId);
    if (known) kept.add(known.id);
    if (isComplete(item)) await put(tx, readDetails(item, index), known, platform);
  }
  for (const { id } of present) if (!kept.has(id)) await remove(tx, id);
  if ((await listDependents(tx)).length > MOST_DEPENDENTS) fail('too_many_dependents');
}
