import { negotiateLanguage } from '@lakou/i18n';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canAnswerSupport, canListSupport, canWriteToSupport } from './support.access.ts';
import { answer, close, writeToSupport } from './support.service.ts';
import { listRequests } from './support.store.ts';
import { canOpenView, canReadView } from './support-views.access.ts';
import { openView, readView } from './support-views.service.ts';

interface Asked {
  readonly id: string;
  readonly account: { readonly id: string } | null;
}
const peopleOf = ({ account }: Asked) => [account?.id];

export const support: Routes = (on, platform) => {
  on('POST /api/support', canWriteToSupport, ({ grant, body, request }) => {
    const language = negotiateLanguage({
      cookie: request.cookies.appLanguage,
      acceptLanguage: request.headers['accept-language'],
    });
    return writeToSupport(grant, body, language, platform);
  });
  on(
    'GET /api/admin/support',
    canListSupport,
    async ({ grant, query, reply }) => onePage(reply, await listRequests(grant, query), query),
    (page) => page.flatMap(peopleOf),
  );
  on(
    'POST /api/admin/support/:id/answer',
    canAnswerSupport,
    ({ grant, body }) => answer(grant, body.text, platform),
    peopleOf,
  );
  on('POST /api/admin/support/:id/close', canAnswerSupport, ({ grant }) => close(grant), peopleOf);
  on('POST /api/admin/users/:id/support-views', canOpenView, ({ grant, body }) =>
    openView(grant, body.reason),
  );
  on(
    'GET /api/admin/support-views/:id',
    canReadView,
    ({ grant }) => readView(grant),
    ({ account }) => [account.id],
  );
};
