import type { TextChoices, TextSettings } from '@lakou/contract/text-messages';
import { USUAL_TEXT_GROUPS } from '@lakou/contract/text-messages.rules';
import type { Grant } from '#platform/access/grant.ts';

interface NumberRow {
  phone: string;
  provenAt: Date;
  stoppedAt: Date | null;
  groups: TextSettings['groups'];
  quietFrom: string | null;
  quietTo: string | null;
  whatsApp: boolean;
}

const COLUMNS = `phone, proven_at as "provenAt", stopped_at as "stoppedAt", groups, quiet_from as "quietFrom",
  quiet_to as "quietTo", by_whatsapp as "whatsApp"`;

type Saved = Omit<TextSettings, 'whatsAppOffered'>;

export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

const noNumber = (quietHours: QuietHours): Saved => ({
  phone: null,
  provenAt: null,
  stoppedAt: null,
  groups: [...USUAL_TEXT_GROUPS],
  quietHours,
  whatsApp: false,
});

function toSettings({ phone, provenAt, stoppedAt, groups, quietFrom, quietTo, whatsApp }: NumberRow): Saved {
  return {
    phone,
    provenAt: provenAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
    groups,
    quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
    whatsApp,
  };
}

/** With the quiet hours that a number would begin with, when there is none. */
export async function readTextSettings(
  { db, actor }: Grant<'text-settings:read'>,
  usual: QuietHours,
): Promise<Saved> {
  const [row] = await db.read<NumberRow>(`select ${COLUMNS} from text_numbers where user_id = $1`, [
    actor.id,
  ]);
  return row ? toSettings(row) : noNumber(usual);
}

/** Undefined when there is no number. */
export async function saveTextChoices(
  { db, actor }: Grant<'text-settings:change'>,
  { groups, quietHours, whatsApp }: TextChoices,
): Promise<Saved | undefined> {
  const [row] = await db.query<NumberRow>(
    `update text_numbers set groups = coalesce($2::text[], groups),
       quiet_from = case when $3 then $4 else quiet_from end,
       quiet_to = case when $3 then $5 else quiet_to end, by_whatsapp = coalesce($6, by_whatsapp)
     where user_id = $1 returning ${COLUMNS}`,
    [
      actor.id,
      groups && [...new Set(groups)],
      quietHours !== undefined,
      quietHours?.from ?? null,
      quietHours?.to ?? null,
      whatsApp ?? null,
    ],
  );
  return row && toSettings(row);
}

export interface NewCode {
  readonly phone: string;
  readonly timeZone: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** A new code takes the place of the one before. */
export async function saveCode(
  { db, actor }: Grant<'text-number:ask'>,
  { phone, timeZone, hash, expiresAt }: NewCode,
): Promise<void> {
  await db.query(
    `insert into text_codes (user_id, phone, time_zone, code_hash, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set phone = excluded.phone, time_zone = excluded.time_zone,
       code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [actor.id, phone, timeZone, hash, expiresAt],
  );
}

export interface AskedCode {
  readonly phone: string;
  readonly timeZone: string;
  readonly hash: Buffer;
}

/** The code that is waited for, with this try counted; undefined when it is over or was tried too often. */
export async function countCodeTry(
  { db, actor, at }: Grant<'text-number:prove'>,
  mostTries: number,
): Promise<AskedCode | undefined> {
  const [found] = await db.query<AskedCode>(
    `update text_codes set tries = tries + 1 where user_id = $1 and tries < $2 and expires_at > $3
     returning phone, time_zone as "timeZone", code_hash as hash`,
    [actor.id, mostTries, at],
  );
  return found;
}

/** Uses the code up; false when somebody else has just done so. */
export async function deleteCode(tx: Grant<'text-number:prove'>, hash: Buffer): Promise<boolean> {
  const deleted = await tx.db.query(
    'delete from text_codes where user_id = $1 and code_hash = $2 returning user_id',
    [tx.actor.id, hash],
  );
  return deleted.length > 0;
}

/** Choices stay when the number changes; answers to reminders at the old one are no longer theirs. */
export async function saveNumber(
  { db, actor, at }: Grant<'text-number:prove'>,
  { phone, timeZone }: AskedCode,
  usual: QuietHours,
): Promise<Saved> {
  await db.query('delete from text_reminders where user_id = $1 and phone <> $2', [actor.id, phone]);
  const [row] = await db.query<NumberRow>(
    `insert into text_numbers (user_id, phone, proven_at, groups, quiet_from, quiet_to, time_zone)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id) do update set phone = excluded.phone, proven_at = excluded.proven_at, stopped_at = null,
       time_zone = excluded.time_zone
     returning ${COLUMNS}`,
    [actor.id, phone, at, USUAL_TEXT_GROUPS, usual.from, usual.to, timeZone],
  );
  return row ? toSettings(row) : noNumber(usual);
}

export async function deleteNumber({ db, actor }: Grant<'text-number:remove'>): Promise<void> {
  await db.query('delete from text_codes where user_id = $1', [actor.id]);
  await db.query('delete from text_reminders where user_id = $1', [actor.id]);
  await db.query('delete from text_numbers where user_id = $1', [actor.id]);
}

/** Turns text messages on or off among the channels of notifications. */
export async function switchTexts(
  { db, actor }: Grant<'text-number:prove' | 'text-number:remove'>,
  on: boolean,
): Promise<void> {
  await db.query(
    `insert into notification_settings (user_id, sms) values ($1, $2)
     on conflict (user_id) do update set sms = excluded.sms`,
    [actor.id, on],
  );
}
