import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';

export const CHOICES = ['approve', 'decline', 'cancel', 'timeout', 'duplicate'] as const;
export type Choice = (typeof CHOICES)[number];

/** An order at the sandbox's PayPal or MonCash. */
export interface SandboxOrder {
  readonly id: string;
  readonly provider: 'paypal' | 'moncash';
  readonly request: unknown;
  /** What the payer chose; no choice yet counts as approved. */
  readonly choice: Choice | null;
  readonly captureId: string | null;
  readonly capturedAt: Date | null;
  readonly createdAt: Date;
  /** The payer wants a paid order's money back, and got it when it is lost. */
  readonly dispute: 'open' | 'lost' | null;
}

export interface SandboxRefund {
  readonly id: string;
  readonly cents: number;
}

const ORDER = `id, provider, request, choice, capture_id as "captureId", captured_at as "capturedAt",
  created_at as "createdAt", dispute`;

/** A random id in PayPal's format. */
export const newName = () => uuidv7().replaceAll('-', '').slice(-17).toUpperCase();

export async function findSandboxOrder(db: Db, id: string): Promise<SandboxOrder | undefined> {
  const [found] = await db.read<SandboxOrder>(`select ${ORDER} from sandbox_orders where id = $1`, [id]);
  return found;
}

export async function findByCapture(db: Db, captureId: string): Promise<SandboxOrder | undefined> {
  const [found] = await db.read<SandboxOrder>(`select ${ORDER} from sandbox_orders where capture_id = $1`, [
    captureId,
  ]);
  return found;
}

export async function findByRequest(db: Db, requestId: string): Promise<SandboxOrder | undefined> {
  const [found] = await db.read<SandboxOrder>(`select ${ORDER} from sandbox_orders where request_id = $1`, [
    requestId,
  ]);
  return found;
}

/** Stores an order; sent again with the same reference, it returns the existing one. */
export async function keepOrder(
  db: Db,
  order: { id: string; provider: string; request: unknown; requestId: string | null; at: Date },
): Promise<SandboxOrder | undefined> {
  const [kept] = await db.query<SandboxOrder>(
    `insert into sandbox_orders (id, provider, request, request_id, created_at) values ($1, $2, $3, $4, $5)
     on conflict (request_id) do update set request_id = excluded.request_id returning ${ORDER}`,
    [order.id, order.provider, JSON.stringify(order.request), order.requestId, order.at],
  );
  return kept;
}

/** A choice counts only before the money has moved. */
export async function choose(db: Db, id: string, choice: Choice): Promise<boolean> {
  const chosen = await db.query(
    'update sandbox_orders set choice = $2 where id = $1 and capture_id is null returning id',
    [id, choice],
  );
  return chosen.length > 0;
}

/** Only a paid order is disputed, and only an open dispute is lost. */
export async function setDispute(db: Db, id: string, to: 'open' | 'lost'): Promise<SandboxOrder | undefined> {
  const [changed] = await db.query<SandboxOrder>(
    `update sandbox_orders set dispute = $2 where id = $1 and provider = 'paypal' and capture_id is not null
       and dispute is not distinct from case $2 when 'lost' then 'open' end returning ${ORDER}`,
    [id, to],
  );
  return changed;
}

/** Moves the money, once. */
export async function capture(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await db.query(
    `update sandbox_orders set capture_id = $2, captured_at = $3 where id = $1 and capture_id is null returning id`,
    [id, newName(), at],
  );
  return done.length > 0;
}

export async function keepToken(db: Db, id: string, at: Date): Promise<void> {
  await db.query('insert into sandbox_tokens (id, created_at) values ($1, $2) on conflict do nothing', [
    id,
    at,
  ]);
}

export async function hasToken(db: Db, id: string): Promise<boolean> {
  return (await db.read('select id from sandbox_tokens where id = $1', [id])).length > 0;
}

export async function deleteToken(db: Db, id: string): Promise<void> {
  await db.query('delete from sandbox_tokens where id = $1', [id]);
}

export async function listSandboxRefunds(db: Db, orderId: string): Promise<SandboxRefund[]> {
  // Bounded by the refunds of one order of the sandbox.
  return db.read<SandboxRefund>('select id, cents from sandbox_refunds where order_id = $1 order by id', [
    orderId,
  ]);
}

/** Refunds a part of the payment, never more than all of it; once per reference. */
export async function keepRefund(
  db: Db,
  refund: { orderId: string; requestId: string | null; cents: number; paidCents: number; at: Date },
): Promise<SandboxRefund | undefined> {
  return db.transaction(async (tx) => {
    await tx.query('select 1 from sandbox_orders where id = $1 for update', [refund.orderId]);
    const [before] = await tx.query<SandboxRefund>(
      'select id, cents from sandbox_refunds where request_id = $1',
      [refund.requestId],
    );
    if (before) return before;
    const returned = (await listSandboxRefunds(tx, refund.orderId)).reduce(
      (sum, { cents }) => sum + cents,
      0,
    );
    if (returned + refund.cents > refund.paidCents) return undefined;
    const [kept] = await tx.query<SandboxRefund>(
      `insert into sandbox_refunds (id, order_id, request_id, cents, created_at) values ($1, $2, $3, $4, $5)
       returning id, cents`,
      [newName(), refund.orderId, refund.requestId, refund.cents, refund.at],
    );
    return kept;
  });
}
