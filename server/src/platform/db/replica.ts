import pg from 'pg';
import { createLagLimit } from './lag.rules.ts';
import { openReadPool, type Timeouts } from './pools.ts';
import { isLost, type SendOptions } from './send.ts';
import { openSharedConnections } from './shared-connections.ts';
import { parsePosition, type WalPosition } from './wal-position.ts';

/** `behind`: by too much; `primary`: what the address leads to is no replica. */
export type ReplicaState = 'used' | 'behind' | 'away' | 'primary';

interface Standing {
  isReplica: boolean;
  position: string | null;
}

const STANDING = 'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position';
const CHECK_EVERY_MS = 1_000;
const CHECK_PATIENCE_MS = 2_000;
// Longer than PostgreSQL lets a read take.
const NO_ANSWER_MS = 6_000;
const CANCELLED = '57014';

/** Why an answer of the replica is not used; without a state, only this reader must ask the primary. */
class NotUsed extends Error {
  readonly state: ReplicaState | undefined;
  constructor(state?: ReplicaState) {
    super('the replica is not used');
    this.state = state;
  }
}

interface ReplicaOptions {
  readonly timeouts: Timeouts;
  readonly onState: (state: ReplicaState) => void;
  /** Where the primary is now; fails while it is away. */
  readonly primaryPosition: () => Promise<WalPosition>;
}

/**
 * Reads from a replica, as long as it is there and at most half a minute behind. Before each read the same connection
 * is asked how far its server is: one address may lead to several replicas.
 */
export function openReplica(url: string, { timeouts, onState, primaryPosition }: ReplicaOptions) {
  const pool = openReadPool(url, timeouts);
  const shared = openSharedConnections(pool, NO_ANSWER_MS);
  const lag = createLagLimit();
  let state: ReplicaState = 'away';

  function become(next: ReplicaState): void {
    if (next === state) return;
    state = next;
    onState(next);
  }

  function requireStanding({ isReplica, position }: Standing): WalPosition {
    if (!isReplica) throw new NotUsed('primary');
    const least = lag.limit(performance.now());
    const replayed = parsePosition(position);
    if (least === undefined || replayed === undefined || replayed < least) throw new NotUsed('behind');
    return replayed;
  }

  async function check(): Promise<void> {
    // While the primary is away, the replica is measured by where it was seen last.
    await primaryPosition().then(
      (position) => lag.add(performance.now(), position),
      () => {},
    );
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new NotUsed('away')), CHECK_PATIENCE_MS).unref();
    });
    try {
      const [standing] = await Promise.race([shared<Standing>(STANDING), late]);
      if (!standing) throw new NotUsed('away');
      requireStanding(standing);
      become('used');
    } catch (error) {
      become((error instanceof NotUsed && error.state) || 'away');
    }
  }

  let checking: Promise<void> | undefined;
  function checkUnlessChecking(): void {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }
  checkUnlessChecking();
  const timer = setInterval(checkUnlessChecking, CHECK_EVERY_MS).unref();

  return {
    state: () => state,
    /** The rows, or undefined when the primary must be asked. `after`: what the reader wrote last. */
    async read<Row extends object>(
      text: string,
      values: readonly unknown[] | undefined,
      options: SendOptions | undefined,
      after: WalPosition = 0n,
    ): Promise<Row[] | undefined> {
      if (state !== 'used') return undefined;
      const refuse = (rows: readonly object[]) => {
        const replayed = requireStanding(rows[0] as Standing);
        if (replayed < after) throw new NotUsed();
      };
      try {
        return await shared<Row>(text, values, { ...options, ahead: { text: STANDING, refuse } });
      } catch (error) {
        // The primary would take as long.
        if (error instanceof pg.DatabaseError && error.code === CANCELLED) throw error;
        if (error instanceof NotUsed) become(error.state ?? state);
        else if (isLost(error)) become('away');
        return undefined;
      }
    },
    async close() {
      clearInterval(timer);
      await checking;
      await pool.end();
    },
  };
}
