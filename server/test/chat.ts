import type { Message } from '@lakou/contract/messages';
import { uuidv7 } from 'uuidv7';
import { type Instance, signedIn } from './instance.ts';

export type Somebody = Awaited<ReturnType<typeof signedIn>>;

/** A provider who is listed for patients. */
export async function listedProvider({ platform }: Instance): Promise<Somebody> {
  const provider = await signedIn(platform, 'PROVIDER');
  await platform.db.query("insert into provider_profiles (user_id, specialty) values ($1, 'Pediatrics')", [
    provider.id,
  ]);
  await platform.db.query('update app_users set is_profile_complete = true where id = $1', [provider.id]);
  return provider;
}

/** A visit between the two, which creates a care relationship. */
export async function booking(
  { platform }: Instance,
  people: { patient: Somebody; provider: Somebody },
  { status = 'confirmed', completedAt = null as Date | null } = {},
): Promise<void> {
  const startsAt = new Date(platform.clock.now().getTime() + Math.floor(Math.random() * 1e6) * 3_600_000);
  await platform.db.query(
    `insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
       patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at, completed_at)
     values ($1, $2, $3, 'Consultation', 'video', $4, $5, 'UTC', 'UTC', $6, 0, 0, 0, $2, $4, $7)`,
    [
      uuidv7(),
      people.patient.id,
      people.provider.id,
      startsAt,
      new Date(startsAt.getTime() + 1_800_000),
      status,
      completedAt,
    ],
  );
}

/** The calls of a conversation. */
export function chat({ app }: Pick<Instance, 'app'>) {
  const post = (as: Somebody, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/chat/${path}`, headers: as.headers, payload });
  const get = (as: Somebody, path: string) => app.inject({ url: `/api/chat/${path}`, headers: as.headers });
  return {
    post,
    get,
    send: (from: Somebody, to: { id: string }, content: string, more: object = {}) =>
      post(from, 'send', { senderId: from.id, recipientId: to.id, content, ...more }),
    history: async (as: Somebody, other: { id: string }, query = ''): Promise<Message[]> =>
      (await get(as, `history/${as.id}/${other.id}${query}`)).json(),
    unread: async (as: Somebody): Promise<number> => (await get(as, 'unread')).json().unread,
  };
}
