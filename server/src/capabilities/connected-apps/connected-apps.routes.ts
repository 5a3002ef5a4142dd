import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAllow,
  canAsk,
  canConsider,
  canDescribe,
  canDisconnect,
  canGiveBack,
  canListApps,
  canRedeem,
} from './connected-apps.access.ts';
import { readClient } from './connected-apps.rules.ts';
import { addressFor, allow, consider, disconnect } from './connected-apps.service.ts';
import { listConnected } from './connected-apps.store.ts';
import { smartConfiguration, viewApp } from './connected-apps.view.ts';
import { giveToken, takeBack } from './tokens.service.ts';

export const connectedApps: Routes = (on, platform) => {
  const describe = () => smartConfiguration(platform.config.publicUrl);
  on('GET /.well-known/smart-configuration', canDescribe, describe);
  on('GET /fhir/.well-known/smart-configuration', canDescribe, describe);
  on('GET /oauth/authorize', canAsk, ({ grant, query }) => addressFor(grant, query, platform));
  on('POST /oauth/token', canRedeem, ({ grant, body, request }) =>
    giveToken(grant, body, readClient(request.headers.authorization, body.client_id)),
  );
  on('POST /oauth/revoke', canGiveBack, ({ grant, body, request }) =>
    takeBack(grant, body.token ?? '', readClient(request.headers.authorization, body.client_id)),
  );
  on('GET /api/apps/request', canConsider, ({ grant, query }) => consider(grant, query, platform));
  on('POST /api/apps', canAllow, ({ grant, body }) => allow(grant, body, platform));
  on('GET /api/apps', canListApps, async ({ grant, query, reply }) =>
    onePage(reply, (await listConnected(grant, query)).map(viewApp), query),
  );
  on('DELETE /api/apps/:id', canDisconnect, ({ grant }) => disconnect(grant));
};
