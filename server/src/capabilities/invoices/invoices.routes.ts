import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { getInvoiceFile } from './invoice-file.service.ts';
import {
  canCloseCash,
  canCredit,
  canExportInvoices,
  canListInvoices,
  canListMyInvoices,
  canListVisits,
  canReadInvoice,
  canReadMyInvoice,
  canReadStatement,
  canSumInvoices,
  canTakeCash,
  canWriteInvoice,
} from './invoices.access.ts';
import { closeCash, creditInvoice, takeCash, writeInvoice } from './invoices.service.ts';
import { findCash, findInvoice, listInvoices, listVisitsToInvoice, sumOwed } from './invoices.store.ts';
import { getInvoicePdf } from './my-invoices.service.ts';
import { findMyInvoice, listMyInvoices } from './my-invoices.store.ts';
import { getStatement, getStatementPdf } from './statements.service.ts';

export const invoices: Routes = (on, platform) => {
  on('GET /api/clinics/:id/invoices', canListInvoices, async ({ grant, query, reply }) => {
    await countSearch(grant, query.q);
    return onePage(reply, await listInvoices(grant, query), query);
  });
  on('GET /api/clinics/:id/invoices/file', canExportInvoices, async ({ grant, query, request }) =>
    fileReply(await getInvoiceFile(grant, query.month), request.headers),
  );
  on('POST /api/clinics/:id/invoices', canWriteInvoice, ({ grant, body }) => writeInvoice(grant, body));
  on('GET /api/clinics/:id/invoice-summary', canSumInvoices, async ({ grant }) => {
    const { cashCents, lastClosedAt } = await findCash(grant);
    return { owed: await sumOwed(grant), cashCents, lastClosedAt: lastClosedAt?.toISOString() ?? null };
  });
  on(
    'GET /api/clinics/:id/visits-to-invoice',
    canListVisits,
    ({ grant }) => listVisitsToInvoice(grant),
    (visits) => visits.flatMap(({ patientId, dependentId }) => [patientId, dependentId]),
  );
  on(
    'GET /api/clinics/invoices/:id',
    canReadInvoice,
    async ({ grant }) => (await findInvoice(grant)) ?? fail('not_found'),
  );
  on(
    'GET /api/clinics/patient-statements/:id',
    canReadStatement,
    ({ grant, query }) => getStatement(grant, query),
    (_, { scope }) => [scope.patientId],
  );
  on(
    'GET /api/clinics/patient-statements/:id/pdf',
    canReadStatement,
    async ({ grant, query, request }) => fileReply(await getStatementPdf(grant, query), request.headers),
    (_, { scope }) => [scope.patientId],
  );
  on('POST /api/clinics/invoices/:id/payments', canTakeCash, ({ grant, body }) => takeCash(grant, body));
  on('POST /api/clinics/invoices/:id/credit', canCredit, ({ grant, body }) =>
    creditInvoice(platform, grant, body.reason),
  );
  on('POST /api/clinics/:id/cash-closes', canCloseCash, ({ grant, body }) =>
    closeCash(grant, body.countedCents),
  );
  on('GET /api/invoices', canListMyInvoices, async ({ grant, query, reply }) =>
    onePage(reply, await listMyInvoices(grant, query), query),
  );
  on(
    'GET /api/invoices/:id',
    canReadMyInvoice,
    async ({ grant }) => (await findMyInvoice(grant)) ?? fail('not_found'),
  );
  on('GET /api/invoices/:id/pdf', canReadMyInvoice, async ({ grant, request }) =>
    fileReply(await getInvoicePdf(grant), request.headers),
  );
};
