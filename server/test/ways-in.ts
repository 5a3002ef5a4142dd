import type { Db } from '#platform/db/db.ts';

interface Way {
  readonly table: string;
  /** What a row opens the account with, as the list names it. */
  readonly name: string;
  /** A statement for the number of rows that open the account `$1` at the time `$2`. */
  readonly count: string;
}

const counting = (table: string, name: string, condition: string): Way => ({
  table,
  name,
  count: `select count(*)::int as count from ${table} where user_id = $1 and ${condition}`,
});

const UNEXPIRED = 'expires_at > $2';

/** Every table that holds something that opens an account, or a part of what does, or lets a program read. */
const WAYS: readonly Way[] = [
  {
    table: 'app_users',
    name: 'password',
    count:
      'select count(password_hash)::int as count from app_users where id = $1 and $2::timestamptz is not null',
  },
  {
    table: 'app_consents',
    name: 'connectedApps',
    count: `select count(*)::int as count from app_consents
      where patient_id = $1 and ${UNEXPIRED} and revoked_at is null`,
  },
  counting('sessions', 'sessions', UNEXPIRED),
  counting('sign_in_phones', 'signInPhone', '$2::timestamptz is not null'),
  counting('phone_codes', 'phoneCodes', UNEXPIRED),
  counting('passkeys', 'passkeys', '$2::timestamptz is not null'),
  counting('passkey_challenges', 'passkeysBeingAdded', UNEXPIRED),
  counting('two_step', 'twoStep', 'confirmed_at <= $2'),
  counting('recovery_codes', 'recoveryCodes', '$2::timestamptz is not null'),
  counting('remembered_devices', 'rememberedDevices', UNEXPIRED),
  counting('second_steps', 'secondSteps', UNEXPIRED),
  counting('password_resets', 'resetLinks', UNEXPIRED),
  ...['verify', 'change', 'undo'].map((purpose) =>
    counting(
      'email_tokens',
      `${purpose}Links`,
      `${UNEXPIRED} and used_at is null and purpose = '${purpose}'`,
    ),
  ),
];

/** What opens no account and lets others read for its owner, act for them or hear what they are told. */
const LET_IN: readonly Way[] = [
  {
    table: 'representatives',
    name: 'representatives',
    count: `select count(*)::int as count from representatives
      where patient_id = $1 and ended_at is null and (accepted_at is not null or ${UNEXPIRED})`,
  },
  {
    table: 'record_grants',
    name: 'recordAccess',
    count: `select count(*)::int as count from record_grants
      where patient_id = $1 and revoked_at is null and until > $2`,
  },
  {
    table: 'health_links',
    name: 'healthLinks',
    count: `select count(*)::int as count from health_links
      where patient_id = $1 and revoked_at is null and ciphertext is not null and ${UNEXPIRED}`,
  },
  counting('text_numbers', 'textNumber', '$2::timestamptz is not null'),
];

/** How many of each way into the account there are; those of which there are none are left out. */
export async function waysIn(db: Db, userId: string, at: Date): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, count } of [...WAYS, ...LET_IN]) {
    const [row] = await db.query<{ count: number }>(count, [userId, at]);
    if (row && row.count > 0) found[name] = row.count;
  }
  return found;
}

export const TABLES_OF_WAYS_IN: readonly string[] = [...new Set(WAYS.map(({ table }) => table))].sort();

/** Tables that look like it and open no account, and why. */
export const NO_WAYS_IN: Readonly<Record<string, string>> = {
  agenda_feeds: 'the address shows times of an agenda and nobody’s name, and opens nothing else',
  call_guests: 'a link leads to the door of one room and opens no account',
  hand_overs: 'a link brings one person’s records to an account that is signed in, and opens none',
  health_links: 'a token and a passcode open what its owner encrypted, and no account',
  health_worker_cards: 'a card opens one person without an account to a health worker who is signed in',
  idempotency_keys: 'a key repeats the reply to a request of the session that sent it',
  provider_profiles: 'the credentials named there are diplomas',
  record_entries: 'its codes name illnesses and vaccines',
  push_subscriptions: 'its keys encrypt what is sent to a browser and open nothing here',
  referral_links: 'a link opens one letter and no account',
  text_codes: 'a code proves a phone to who is signed in, and opens nothing',
};

/** Tables with rows of a person that, by their name or that of a column, may hold something that opens an account. */
export async function tablesThatMayOpenAccounts(db: Db): Promise<string[]> {
  const rows = await db.query<{ table: string }>(
    `select distinct t.relname::text as table
     from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
       and (t.relname like 'sign\\_in\\_%' or a.attname ~ '(token|secret|hash|credential|challenge|pass|(^|_)(auth|otp|pin|code|key)(_|$))')
       and (t.relname = 'app_users'
         or exists (select from pg_attribute p where p.attrelid = t.oid and p.attname = 'user_id')
         or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = t.oid
           and f.confrelid in ('app_users'::regclass, 'two_step'::regclass, 'sessions'::regclass)))
     order by 1`,
  );
  return rows.map(({ table }) => table);
}
