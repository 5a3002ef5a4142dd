import type { ClockClaim, TimeLog } from '@lakou/contract/staff';
import { ApiError, api } from '../../platform/api/api.ts';
import { outboxState } from '../../platform/outbox/outbox-state.ts';

// One press of one's own clock: told to the server, else kept as what this device says.

const ANSWER_WITHIN_MS = 10_000;
const SHOWN_WITHIN_MS = 1000;

export interface Press {
  /** The server knows by it what it has already, as a press or as a claim. */
  readonly id: string;
  readonly kind: ClockClaim['kind'];
  readonly at: string;
}

export const newPress = (kind: Press['kind']): Press => ({
  id: crypto.randomUUID(),
  kind,
  at: new Date().toISOString(),
});

/** `clocked` by the server; `sent` and `kept` wait for who corrects time, here or there. */
export type Pressed = 'clocked' | 'sent' | 'kept';

/** Nobody knows whether the server has it: no network, no answer in time, or nobody behind the gateway. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || [408, 502, 503, 504].includes(error.status));

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new ApiError('offline', 'no answer in time')), ms);
    }),
  ]);

/** Until the list of what waits shows it, a second press would be taken for the same. */
const isShown = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!outboxState.get().items.some((item) => item.id === id)) return;
      stop();
      resolve();
    };
    const stop = outboxState.subscribe(look);
    setTimeout(() => {
      stop();
      resolve();
    }, SHOWN_WITHIN_MS);
    look();
  });

async function claim({ id, kind, at }: Press, userId: string, clinicId: string): Promise<Pressed> {
  const { sendOrKeep } = await import('../../platform/outbox/outbox.ts');
  const written = await sendOrKeep(
    'POST /api/clinics/:id/clock-claims',
    { params: { id: clinicId }, body: { id, kind, at } },
    { id, userId, kind: 'clock' },
  );
  if (written.state === 'kept') {
    await isShown(id);
    return 'kept';
  }
  // Only the answer to the press itself was lost.
  return written.reply?.state === 'accepted' ? 'clocked' : 'sent';
}

interface OwnClock {
  readonly userId: string;
  readonly clinicId: string;
  /** Something waits already: what follows cannot be told by the server's clock alone. */
  readonly waits: boolean;
  readonly clock: (press: Press) => Promise<TimeLog>;
}

export async function pressOwnClock(press: Press, own: OwnClock): Promise<Pressed> {
  const { userId, clinicId, waits, clock } = own;
  if (waits || !navigator.onLine) return claim(press, userId, clinicId);
  try {
    await within(ANSWER_WITHIN_MS, clock(press));
    return 'clocked';
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return claim(press, userId, clinicId);
  }
}

/** The documented calls; the key makes a repeated one have no second effect. */
export const clockCall =
  (id: string, clinicId: string, openTimeLogId: string | null | undefined) =>
  (press: Press): Promise<TimeLog> =>
    press.kind === 'clock_in'
      ? api('POST /api/users/staff/:id/clock-in', {
          params: { id },
          body: { clinicId },
          idempotencyKey: press.id,
        })
      : api('POST /api/users/staff/:id/clock-out', {
          params: { id },
          body: { timeLogId: openTimeLogId ?? '' },
          idempotencyKey: press.id,
        });
