import type { ListedOrder, PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import type { LineRow, ListedRow, OrderRow } from './pharmacy-orders.store.ts';
import { mostNow } from './prescribed.rules.ts';

export const viewListed = (row: ListedRow): ListedOrder => ({ ...row, sentAt: row.sentAt.toISOString() });

export const viewOrder = (row: OrderRow, lines: readonly LineRow[]): PharmacyOrder => ({
  ...row,
  sentAt: row.sentAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  prescribedAt: row.prescribedAt.toISOString(),
  lines: lines.map(({ handedOverInAll, ...line }) => ({
    ...line,
    most: line.isStopped ? 0 : mostNow(line, handedOverInAll),
  })),
});
