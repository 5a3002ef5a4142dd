import type { AuditLine, AuditSearch, AuditState } from '@lakou/contract/audit-trail';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import { verifyAudit } from '#platform/audit/seal.ts';
import type { Database } from '#platform/db/db.ts';
import { startOfDay } from '../scheduling/open-hours.rules.ts';
import { HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { type AuditRow, listNames, type NamedPerson, searchAudit } from './audit-trail.store.ts';

const MOST_SHOWN = 10;

const midnight = (day: string, daysLater: number) =>
  new Date(startOfDay(Temporal.PlainDate.from(day).add({ days: daysLater }), HOME_ZONE));

/** Lines with the names of people as they are now; one more than the page size when there are more. */
export async function searchTrail(grant: Grant<'audit:search'>, search: AuditSearch): Promise<AuditLine[]> {
  const { limit, after, person, action, from, until } = search;
  const rows = await searchAudit(grant, {
    limit,
    after,
    person,
    action: action || undefined,
    from: from === undefined ? undefined : midnight(from, 0),
    until: until === undefined ? undefined : midnight(until, 1),
  });
  const ids = rows.flatMap(({ actorId, subjectIds }) => [
    ...(actorId ? [actorId] : []),
    ...subjectIds.slice(0, MOST_SHOWN),
  ]);
  const names = new Map((await listNames(grant, ids)).map((one) => [one.id, one]));
  return rows.map((row) => toLine(row, names));
}

const toLine = (row: AuditRow, names: ReadonlyMap<string, NamedPerson>): AuditLine => {
  const named = (id: string) => names.get(id) ?? { id, name: null, role: null };
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actorId ? named(row.actorId) : null,
    subjects: row.subjectIds.slice(0, MOST_SHOWN).map(named),
    subjectCount: row.subjectIds.length,
    sealed: row.sealed,
    changes: row.changes,
  };
};

/** Everybody whom a page of the trail names. */
export const peopleIn = (lines: readonly AuditLine[]): (string | undefined)[] =>
  lines.flatMap(({ actor, subjects }) => [actor?.id, ...subjects.map(({ id }) => id)]);

export async function readChainState(db: Database): Promise<AuditState> {
  const { sealed, unsealed, brokenAt } = await verifyAudit(db);
  return { sealed, unsealed, brokenAt: brokenAt ?? null };
}
