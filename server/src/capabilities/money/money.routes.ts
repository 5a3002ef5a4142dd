import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canCloseRefund, canListAllPayments, canListRefunds } from './money.access.ts';
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
  on('POST /api/admin/refunds/close', canCloseRefund, ({ grant, body }) => closeRefund(grant, body));
};
