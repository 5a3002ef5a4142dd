import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { changeAccount, readMyPayouts, removeAccount } from './accounts.service.ts';
import { listBalances } from './balance.store.ts';
import { changeClinicAccount, readClinicPayouts, removeClinicAccount } from './clinic-accounts.service.ts';
import { listClinicPayouts } from './clinic-accounts.store.ts';
import {
  canChangeClinicAccount,
  canChangePayoutAccount,
  canClosePayout,
  canExportPayouts,
  canListPayouts,
  canPreparePayouts,
  canReadClinicPayouts,
  canReadClinicStatement,
  canReadOwnPayouts,
  canReadStatement,
  canRemoveClinicAccount,
  canRemovePayoutAccount,
} from './payouts.access.ts';
import { closePayout, exportRun, prepareRun } from './payouts.service.ts';
import { findRun, listOwnPayouts, listPayouts, listRuns } from './payouts.store.ts';
import { fileOf, getClinicStatement, getStatement } from './statement.service.ts';

/** Of whom something was read; a clinic is nobody. */
const providersOf = (payees: readonly { readonly id: string; readonly kind: string }[]): string[] =>
  payees.filter(({ kind }) => kind === 'provider').map(({ id }) => id);

export const payouts: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  on('GET /api/providers/me/payout-account', canReadOwnPayouts, ({ grant }) => readMyPayouts(grant));
  on('PUT /api/providers/me/payout-account', canChangePayoutAccount, ({ grant, body }) =>
    changeAccount(grant, body, box),
  );
  on('DELETE /api/providers/me/payout-account', canRemovePayoutAccount, async ({ grant }) => {
    await removeAccount(grant);
    return undefined;
  });
  on('GET /api/providers/me/payouts', canReadOwnPayouts, async ({ grant, query, reply }) =>
    onePage(reply, await listOwnPayouts(grant, query), query),
  );
  on('GET /api/providers/me/statement', canReadStatement, async ({ grant, query, request }) =>
    fileReply(await getStatement(grant, query.month), request.headers),
  );
  on('GET /api/clinics/:id/payout-account', canReadClinicPayouts, ({ grant }) => readClinicPayouts(grant));
  on('PUT /api/clinics/:id/payout-account', canChangeClinicAccount, ({ grant, body }) =>
    changeClinicAccount(grant, body, box),
  );
  on('DELETE /api/clinics/:id/payout-account', canRemoveClinicAccount, async ({ grant }) => {
    await removeClinicAccount(grant);
    return undefined;
  });
  on('GET /api/clinics/:id/payouts', canReadClinicPayouts, async ({ grant, query, reply }) =>
    onePage(reply, await listClinicPayouts(grant, query), query),
  );
  on('GET /api/clinics/:id/payout-statement', canReadClinicStatement, async ({ grant, query, request }) =>
    fileReply(await getClinicStatement(grant, query.month), request.headers),
  );
  on(
    'GET /api/admin/payout-balances',
    canListPayouts,
    async ({ grant, query, reply }) => onePage(reply, await listBalances(grant, query), query),
    (page) => providersOf(page),
  );
  on('GET /api/admin/payout-runs', canListPayouts, async ({ grant, query, reply }) =>
    onePage(reply, await listRuns(grant, query), query),
  );
  on('POST /api/admin/payout-runs', canPreparePayouts, ({ grant, body }) =>
    prepareRun(grant, body.minimum, platform),
  );
  on(
    'GET /api/admin/payouts',
    canListPayouts,
    async ({ grant, query, reply }) => {
      if (!(await findRun(grant, query.runId))) fail('not_found');
      return onePage(reply, await listPayouts(grant, query), query);
    },
    (page) => providersOf(page.map(({ provider }) => provider)),
  );
  on('GET /api/admin/payouts/csv', canExportPayouts, async ({ grant, query, request }) => {
    const text = await exportRun(grant, query.runId, box);
    return fileReply(fileOf(Buffer.from(text), 'text/csv; charset=utf-8', 'payouts.csv'), request.headers);
  });
  on(
    'POST /api/admin/payouts/close',
    canClosePayout,
    ({ grant, body }) => closePayout(grant, body),
    ({ provider }) => providersOf([provider]),
  );
};
