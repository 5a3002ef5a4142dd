import type { Page } from '@lakou/contract/primitives';
import type { ClockClaim, NewClaim, WaitingClaim } from '@lakou/contract/staff';
import type { Grant } from '#platform/access/grant.ts';
import type { StaffScope } from './staff.access.ts';

type Sender = Grant<'clock-claim:send', { clinicId: string }>;
type Decider = Grant<'clock-claim:decide', { clinicId: string; id: string }>;
type Presser = Grant<'staff:clock-in' | 'staff:clock-out', StaffScope>;

interface Row extends Omit<ClockClaim, 'claimedAt' | 'receivedAt' | 'decidedAt' | 'pairedAt'> {
  readonly claimedAt: Date;
  readonly receivedAt: Date;
  readonly decidedAt: Date | null;
  readonly pairedAt: Date | null;
}

/**
 * What belongs to a waiting claim: of the claims of that person the next after a clock-in if it is a clock-out, the one
 * before a clock-out if it is a clock-in, within a day and with no time log begun between the two.
 */
const PAIR = `(
    select case when p.kind <> c.kind and not exists (
        select from time_logs t where t.staff_id = c.staff_id
          and t.clocked_in_at >= least(c.claimed_at, p.claimed_at)
          and t.clocked_in_at < greatest(c.claimed_at, p.claimed_at))
      then p.id end
    from clock_claims p
    where c.state = 'pending' and p.state = 'pending' and p.staff_id = c.staff_id and p.clinic_id = c.clinic_id
      and case c.kind when 'clock_in'
        then (p.claimed_at, p.id) > (c.claimed_at, c.id) and p.claimed_at <= c.claimed_at + interval '1 day'
        else (p.claimed_at, p.id) < (c.claimed_at, c.id) and p.claimed_at >= c.claimed_at - interval '1 day' end
    order by case c.kind when 'clock_in' then p.claimed_at end, case c.kind when 'clock_in' then p.id end,
      p.claimed_at desc, p.id desc
    limit 1)`;

const FIELDS = `c.id, c.client_id as "clientId", c.clinic_id as "clinicId", c.staff_id as "staffId", u.name as "staffName", c.kind,
  c.claimed_at as "claimedAt", c.received_at as "receivedAt", c.state, c.decided_at as "decidedAt",
  d.name as "decidedBy", c.reason, (select q.claimed_at from clock_claims q where q.id = ${PAIR}) as "pairedAt"`;
const FROM = `clock_claims c join app_users u on u.id = c.staff_id left join app_users d on d.id = c.decided_by`;

/** Somebody else who may accept claims of this clinic and can sign in. */
const HAS_OTHER = `exists (select from app_users o left join provider_profiles v on v.user_id = o.id
  where o.clinic_id = c.clinic_id and o.id <> c.staff_id and (o.role = 'CLINIC_ADMIN' or v.clinic_role = 'Admin')
    and o.password_hash is not null and o.erased_at is null and o.erase_after is null)`;

function toClaim<R extends Row>({ claimedAt, receivedAt, decidedAt, pairedAt, ...row }: R) {
  return {
    ...row,
    claimedAt: claimedAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    pairedAt: pairedAt?.toISOString() ?? null,
  };
}

/** Presses, claims and decisions about the clock of one person wait for each other. */
export async function lockClock(
  { db, scope }: Presser | Sender | Grant<'clock-claim:decide', { clinicId: string }>,
  staffId: string,
): Promise<void> {
  await db.query('select 1 from clinic_staff where clinic_id = $1 and user_id = $2 for no key update', [
    scope.clinicId,
    staffId,
  ]);
}

/** Whether a press was claimed under this key by who is signed in. */
export async function isClaimed({ db, actor }: Presser, key: string): Promise<boolean> {
  const found = await db.query(
    'select 1 from clock_claims where staff_id = $1 and client_id::text = $2 limit 1',
    [actor.id, key.toLowerCase()],
  );
  return found.length > 0;
}

/** False when it was sent before. What a press has done already is accepted with it. */
export async function insertClaim(
  { db, scope, actor, at }: Sender,
  id: string,
  { id: clientId, kind, at: claimedAt }: NewClaim,
  pressedLog: string | undefined,
): Promise<boolean> {
  const added = await db.query(
    `insert into clock_claims (id, clinic_id, staff_id, client_id, kind, claimed_at, received_at, state, decided_at,
       time_log_id)
     values ($1, $2, $3, $4, $5, $6, $7, case when $8::uuid is null then 'pending' else 'accepted' end,
       case when $8::uuid is null then null else $7::timestamptz end, $8)
     on conflict (staff_id, client_id) do nothing returning id`,
    [id, scope.clinicId, actor.id, clientId, kind, claimedAt, at, pressedLog ?? null],
  );
  return added.length > 0;
}

export async function findSent(
  { db, scope, actor }: Sender,
  clientId: string,
): Promise<ClockClaim | undefined> {
  const [row] = await db.query<Row>(
    `select ${FIELDS} from ${FROM} where c.staff_id = $1 and c.client_id = $2 and c.clinic_id = $3`,
    [actor.id, clientId, scope.clinicId],
  );
  return row && toClaim(row);
}

/** Whether something else of theirs waits: its deciders were told. */
export async function hasWaiting({ db, scope, actor }: Sender, exceptId: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from clock_claims where clinic_id = $1 and staff_id = $2 and state = 'pending' and id <> $3 limit 1`,
    [scope.clinicId, actor.id, exceptId],
  );
  return found.length > 0;
}

/** Those who may decide. */
export async function listDeciders({ db, scope }: Sender): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select u.id from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null
       and (u.role = 'CLINIC_ADMIN' or (u.role = 'PROVIDER' and v.clinic_role = 'Admin'))
     order by u.id limit 100`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}

/** Those that nobody has decided, the earliest first; one more than the page size when there are more. */
export async function listClaims(
  { db, scope, actor }: Grant<'clock-claims:list', { clinicId: string }>,
  { after, limit }: Page,
): Promise<WaitingClaim[]> {
  const rows = await db.read<Row & { isForOther: boolean }>(
    `select ${FIELDS}, c.staff_id = $2 and ${HAS_OTHER} as "isForOther" from ${FROM}
     where c.clinic_id = $1 and c.state = 'pending'
       and ($3::uuid is null or (c.claimed_at, c.id) > (select claimed_at, id from clock_claims where id = $3))
     order by c.claimed_at, c.id limit $4`,
    [scope.clinicId, actor.id, after ?? null, limit + 1],
  );
  return rows.map(toClaim);
}

/** One's own, the newest first; one more than the page size when there are more. */
export async function listOwnClaims(
  { db, actor }: Grant<'clock-claims:list-own'>,
  { after, limit }: Page,
): Promise<ClockClaim[]> {
  const rows = await db.read<Row>(
    `select ${FIELDS} from ${FROM}
     where c.staff_id = $1 and ($2::uuid is null or c.id < $2) order by c.id desc limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
  return rows.map(toClaim);
}

export interface LockedClaim {
  readonly staffId: string;
  readonly kind: ClockClaim['kind'];
  readonly claimedAt: Date;
  readonly state: ClockClaim['state'];
  readonly pairId: string | null;
  readonly pairedAt: Date | null;
  readonly hasOther: boolean;
  /** Whether they have left the clinic. */
  readonly hasLeft: boolean;
}

/** A claim with what belongs to it, while nothing else of that clock changes. */
export async function lockClaim(tx: Decider): Promise<LockedClaim | undefined> {
  const { db, scope } = tx;
  const key = [scope.id, scope.clinicId];
  const [found] = await db.query<{ staffId: string }>(
    'select staff_id as "staffId" from clock_claims where id = $1 and clinic_id = $2',
    key,
  );
  if (!found) return undefined;
  await lockClock(tx, found.staffId);
  const [claim] = await db.query<LockedClaim>(
    `select c.staff_id as "staffId", c.kind, c.claimed_at as "claimedAt", c.state, ${PAIR} as "pairId",
       (select q.claimed_at from clock_claims q where q.id = ${PAIR}) as "pairedAt", ${HAS_OTHER} as "hasOther",
       (select s.ended_at is not null from clinic_staff s
         where s.clinic_id = c.clinic_id and s.user_id = c.staff_id) as "hasLeft"
     from clock_claims c where c.id = $1 and c.clinic_id = $2`,
    key,
  );
  return claim;
}

/** The log in which somebody was at work at a moment, and still is. */
export async function lockOpenLog(
  { db, scope }: Decider,
  staffId: string,
  at: Date,
): Promise<{ readonly id: string; readonly inAt: Date } | undefined> {
  const [found] = await db.query<{ id: string; inAt: Date }>(
    `select id, clocked_in_at as "inAt" from time_logs
     where clinic_id = $1 and staff_id = $2 and clocked_out_at is null and clocked_in_at < $3 for no key update`,
    [scope.clinicId, staffId, at],
  );
  return found;
}

export async function hasLaterLog({ db }: Decider, staffId: string, at: Date): Promise<boolean> {
  const found = await db.query(
    'select 1 from time_logs where staff_id = $1 and clocked_in_at >= $2 limit 1',
    [staffId, at],
  );
  return found.length > 0;
}

interface ClaimedTimes {
  readonly staffId: string;
  readonly inAt: Date;
  readonly outAt: Date | null;
}

/** False when they worked at that time by another log. */
export async function insertClaimedLog(
  { db, scope }: Decider,
  id: string,
  { staffId, inAt, outAt }: ClaimedTimes,
): Promise<boolean> {
  const added = await db.query(
    `insert into time_logs (id, clinic_id, staff_id, clocked_in_at, clocked_out_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [id, scope.clinicId, staffId, inAt, outAt],
  );
  return added.length > 0;
}

export async function closeClaimedLog({ db, scope }: Decider, id: string, outAt: Date): Promise<void> {
  await db.query('update time_logs set clocked_out_at = $3 where id = $1 and clinic_id = $2', [
    id,
    scope.clinicId,
    outAt,
  ]);
}

/** The log said nothing before it was opened. */
export async function insertClaimCorrection(
  { db, scope, actor, at }: Decider,
  id: string,
  log: {
    readonly id: string;
    readonly oldInAt: Date | null;
    readonly inAt: Date;
    readonly outAt: Date | null;
  },
): Promise<void> {
  await db.query(
    `insert into time_log_corrections (id, time_log_id, corrected_by, corrected_at, old_in_at, new_in_at, new_out_at,
       claim_id) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, log.id, actor.id, at, log.oldInAt, log.inAt, log.outAt, scope.id],
  );
}

export async function acceptClaims(
  { db, scope, actor, at }: Decider,
  ids: readonly string[],
  logId: string,
): Promise<void> {
  await db.query(
    `update clock_claims set state = 'accepted', decided_at = $3, decided_by = $4, time_log_id = $5
     where id = any ($1) and clinic_id = $2 and state = 'pending'`,
    [ids, scope.clinicId, at, actor.id, logId],
  );
}

export async function refuseClaim({ db, scope, actor, at }: Decider, reason: string): Promise<void> {
  await db.query(
    `update clock_claims set state = 'refused', decided_at = $3, decided_by = $4, reason = $5
     where id = $1 and clinic_id = $2 and state = 'pending'`,
    [scope.id, scope.clinicId, at, actor.id, reason],
  );
}

export async function findClaim({ db, scope }: Decider): Promise<ClockClaim | undefined> {
  const [row] = await db.query<Row>(`select ${FIELDS} from ${FROM} where c.id = $1 and c.clinic_id = $2`, [
    scope.id,
    scope.clinicId,
  ]);
  return row && toClaim(row);
}
