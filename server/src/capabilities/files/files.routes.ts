import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { canReadFile, canUpload } from './files.access.ts';
import { keepFile } from './files.service.ts';
import { servable } from './serve-file.service.ts';

export const files: Routes = (on, platform) => {
  on('POST /api/files', canUpload, ({ grant, query, body }) =>
    keepFile(grant, { kind: query.kind, bytes: body }, platform),
  );
  on(
    'GET /api/files/:id',
    canReadFile,
    ({ grant, query, request }) =>
      fileReply(servable(grant.scope, query.thumb === '1', platform), request.headers),
    (_, { scope }) => scope.shows,
  );
};
