import { Readable } from 'node:stream';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { canListLinks, canOpenLink, canRevokeLink, canShare } from './health-links.access.ts';
import { openLink, readFile, revoke, share } from './health-links.service.ts';
import { listLinks } from './health-links.store.ts';
import { viewLink } from './health-links.view.ts';

export const healthLinks: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  on('POST /api/records/share', canShare, ({ grant, body }) => share(grant, body, platform));
  on('GET /api/records/share', canListLinks, async ({ grant, query, reply }) => {
    const rows = await listLinks(grant, query);
    return onePage(
      reply,
      rows.map((row) => viewLink(row, grant.at)),
      query,
    );
  });
  on('DELETE /api/records/share/:id', canRevokeLink, ({ grant }) => revoke(grant));
  on('POST /shl/:token', canOpenLink, ({ grant, params, body }) =>
    openLink(grant, params.token, body, platform, box),
  );
  on('GET /shl/:token/:file', canOpenLink, async ({ grant, params }) => ({
    status: 200,
    headers: { 'content-type': 'application/jose', 'cache-control': 'no-store' },
    bytes: Readable.from([await readFile(grant, params.token, params.file, box)]),
  }));
};
