import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { Database } from '../../server/src/platform/db/db.ts';
import { signedIn } from '../../server/test/instance.ts';
import { times } from './claim.ts';

const PAUSE_MS = 50;
const PATIENCE_MS = 20_000;

/** People who write down their blood pressure without end, and repeat each write until it is acknowledged. */
export interface Load {
  /** Ids of what was acknowledged. */
  readonly acknowledged: string[];
  /** How often a write had to be repeated, and what the servers said that was neither yes nor "later". */
  readonly repeated: number;
  readonly refusals: readonly string[];
  stop(): Promise<void>;
}

export async function startLoad(
  db: Database,
  people: number,
  addresses: () => readonly string[],
): Promise<Load> {
  const patients = await Promise.all(times(people, () => signedIn({ db, clock: systemClock }, 'PATIENT')));
  for (const { id } of patients)
    await db.query("insert into patient_profiles (user_id, address) values ($1, 'Jacmel')", [id]);
  const load = { acknowledged: [] as string[], repeated: 0, refusals: [] as string[], writing: true };

  /** The status, or undefined where nobody answered. */
  async function send(address: string, patient: (typeof patients)[number], id: string, at: string) {
    const reply = await fetch(`${address}/api/data/health/measurements/${patient.id}`, {
      method: 'POST',
      headers: { ...patient.headers, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ id, inPregnancy: false, at, systolic: 118, diastolic: 76 }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    await reply?.arrayBuffer().catch(() => undefined);
    return reply?.status;
  }

  async function write(patient: (typeof patients)[number], turn: number): Promise<void> {
    const id = randomUUID();
    const at = new Date().toISOString();
    for (let tries = 0; ; tries++) {
      const all = addresses();
      const status = await send(all[(turn + tries) % all.length] ?? '', patient, id, at);
      if (status && status < 300) {
        load.acknowledged.push(id);
        return;
      }
      load.repeated++;
      if (status && status !== 503 && status !== 429) load.refusals.push(`${status}`);
      await sleep(PAUSE_MS);
    }
  }

  const writers = patients.map(async (patient, turn) => {
    for (let n = 0; load.writing; n++) await write(patient, turn + n);
  });
  return Object.assign(load, {
    async stop() {
      load.writing = false;
      await Promise.all(writers);
    },
  });
}

/** What is missing of what was acknowledged, and what is there twice or was never acknowledged. */
export async function compare(db: Database, { acknowledged }: Load) {
  const rows = await db.query<{ id: string }>('select id from measurements');
  const there = new Set(rows.map(({ id }) => id));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !there.has(id)).length,
    'too many': rows.length - acknowledged.length,
  };
}
