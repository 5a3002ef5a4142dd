import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { closeDifference } from './differences.service.ts';
import { findLastRun, listDifferences } from './differences.store.ts';
import {
  canCloseDifference,
  canCloseRefund,
  canListAllPayments,
  canListDifferences,
  canListRefunds,
  canReadReconciliation,
} from './money.access.ts';
import { closeRefund } from './money.service.ts';
import { listAllPayments, listRefunds } from './money.store.ts';

const payerOf = ({ payer }: { readonly payer: { readonly id: string } }) => payer.id;

export const money: Routes = (on) => {
  on(
    'GET /api/admin/payments',
    canListAllPayments,
    async ({ grant, query, reply }) => onePage(reply, await listAllPayments(grant, query), query),
    (page) => page.map(payerOf),
  );
  on(
    'GET /api/admin/refunds',
    canListRefunds,
    async ({ grant, query, reply }) => onePage(reply, await listRefunds(grant, query), query),
    (page) => page.map(payerOf),
  );
  on(
    'GET /api/admin/differences',
    canListDifferences,
    async ({ grant, query, reply }) => onePage(reply, await listDifferences(grant, query), query),
    (page) => page.map(payerOf),
  );
  on(
    'POST /api/admin/differences/close',
    canCloseDifference,
    ({ grant, body }) => closeDifference(grant, body),
    (line) => [payerOf(line)],
  );
  on('GET /api/admin/reconciliation', canReadReconciliation, async ({ grant }) => ({
    last: (await findLastRun(grant)) ?? null,
  }));
  on('POST /api/admin/refunds/close', canCloseRefund, ({ grant, body }) => closeRefund(grant, body));
};
