import { progressOf } from '@lakou/contract/community-fund.rules';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { takeBackLeftOver } from '../payments/left-over.service.ts';
import { openPaymentServices } from '../payments/payment-services.service.ts';
import { approve, decline, dispense, toCase } from './cases.service.ts';
import { findCase, listCases } from './cases.store.ts';
import {
  canAskFund,
  canCaptureGift,
  canChangeMonthly,
  canChangeRequest,
  canCreateMonthly,
  canDecideCase,
  canGive,
  canListCases,
  canListGifts,
  canListMonthly,
  canListRequests,
  canReadCase,
  canReadFund,
  canReadLedger,
  canSeeFundCard,
  canTakeBack,
} from './community-fund.access.ts';
import { listContributions } from './contributions.store.ts';
import { findFigures, listUsage } from './figures.store.ts';
import { changeMonthly, createMonthly, finishGift, give } from './gifts.service.ts';
import { ledgerCsv } from './ledger-csv.view.ts';
import { deleteMonthly, listMonthly } from './monthly-gifts.store.ts';
import { listLedger } from './public-ledger.store.ts';
import { askFund, thank, withdrawRequest } from './requests.service.ts';
import { listOwnRequests } from './requests.store.ts';
import { createShareCards } from './share-card.service.ts';

const MOST_IN_FILE = 5000;
const keyOf = (headers: Readonly<Record<string, unknown>>) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};
/** Whom a case tells about. */
const patient = ({ patientId }: { patientId: string }) => [patientId];

export const communityFund: Routes = (on, platform) => {
  const paymentServices = openPaymentServices(platform);
  const shareCard = createShareCards();
  const { config } = platform;

  on('GET /api/features/community-fund/stats', canReadFund, async ({ grant }) => ({
    ...(await findFigures(grant)),
    monthlyGoal: config.fundMonthlyGoal,
    htgPerUsd: config.htgPerUsd,
  }));
  on('GET /api/features/community-fund/usage', canReadFund, ({ grant }) => listUsage(grant));
  on('GET /api/features/community-fund/ledger', canReadLedger, async ({ grant, query, reply }) =>
    onePage(reply, await listLedger(grant, { ...query, limit: query.limit + 1 }), query),
  );
  on('GET /api/features/community-fund/ledger.csv', canReadLedger, async ({ grant, query, request }) =>
    fileReply(ledgerCsv(await listLedger(grant, { ...query, limit: MOST_IN_FILE })), request.headers),
  );
  on('GET /api/features/community-fund/card.png', canSeeFundCard, async ({ grant, request }) => {
    const { donatedThisMonth } = await findFigures(grant);
    return fileReply(await shareCard(progressOf(donatedThisMonth, config.fundMonthlyGoal)), request.headers);
  });

  on('POST /api/features/donations', canGive, ({ grant, body, request }) =>
    give(paymentServices, grant, body, keyOf(request.headers)),
  );
  on('POST /api/features/donations/:id/capture', canCaptureGift, ({ grant }) =>
    finishGift(paymentServices, grant),
  );
  on('POST /api/features/donations/:id/take-back', canTakeBack, ({ grant }) =>
    takeBackLeftOver(paymentServices, grant),
  );
  on('GET /api/features/donations', canListGifts, async ({ grant, query, reply }) =>
    onePage(
      reply,
      await listContributions(grant, query, paymentServices.gateways.payouts !== undefined),
      query,
    ),
  );
  on('GET /api/features/monthly-gifts', canListMonthly, ({ grant }) => listMonthly(grant));
  on('POST /api/features/monthly-gifts', canCreateMonthly, ({ grant, body }) => createMonthly(grant, body));
  on('PATCH /api/features/monthly-gifts/:id', canChangeMonthly, ({ grant, body }) =>
    changeMonthly(grant, body),
  );
  on('DELETE /api/features/monthly-gifts/:id', canChangeMonthly, async ({ grant }) => {
    await deleteMonthly(grant);
    return undefined;
  });

  on('GET /api/features/fund-requests', canListRequests, async ({ grant, query, reply }) =>
    onePage(reply, await listOwnRequests(grant, query), query),
  );
  on('POST /api/features/fund-requests', canAskFund, ({ grant, body }) =>
    askFund(paymentServices, grant, body),
  );
  on('DELETE /api/features/fund-requests/:id', canChangeRequest, async ({ grant }) => {
    await withdrawRequest(paymentServices, grant);
    return undefined;
  });
  on('POST /api/features/fund-requests/:id/thanks', canChangeRequest, ({ grant, body }) =>
    thank(grant, body.text),
  );

  on(
    'GET /api/admin/fund-requests',
    canListCases,
    async ({ grant, query, reply }) => onePage(reply, (await listCases(grant, query)).map(toCase), query),
    (page) => page.flatMap(patient),
  );
  on(
    'GET /api/admin/fund-requests/:id',
    canReadCase,
    async ({ grant }) => toCase((await findCase(grant, grant.scope.requestId)) ?? fail('not_found')),
    patient,
  );
  on(
    'POST /api/admin/fund-requests/:id/approve',
    canDecideCase,
    ({ grant }) => approve(paymentServices, grant),
    patient,
  );
  on(
    'POST /api/admin/fund-requests/:id/decline',
    canDecideCase,
    ({ grant, body }) => decline(paymentServices, grant, body.reason),
    patient,
  );
  on(
    'POST /api/admin/fund-requests/:id/dispense',
    canDecideCase,
    ({ grant, body }) => dispense(paymentServices, grant, body.spent),
    patient,
  );
};
