import { fileReply } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import type { Capability } from '../../app.ts';
import { canReadFile, canUpload, type ReadableFile } from './files.access.ts';
import { keepFile, thumbKey } from './files.service.ts';
import { sweepFiles } from './files.sweep.ts';

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

function servable(file: ReadableFile, thumb: boolean, { storage }: Platform) {
  const small = thumb && file.thumbSize !== null;
  const tag = file.sha256.toString('base64url');
  return {
    contentType: file.contentType,
    size: small ? (file.thumbSize ?? 0) : file.size,
    tag: small ? `${tag}-thumb` : tag,
    name: `${file.kind}.${ENDINGS[file.contentType]}`,
    attachment: file.contentType === 'application/pdf',
    // A photo never changes under its address. A document leaves no copy on a phone that others use.
    cacheControl: file.kind === 'document' ? 'private, no-store' : 'private, max-age=86400, immutable',
    open: (part?: { start: number; end: number }) => storage.open(small ? thumbKey(file.id) : file.id, part),
  };
}

export const files: Capability = (on, platform) => {
  on('POST /api/files', canUpload, ({ grant, query, body }) =>
    keepFile(grant, { kind: query.kind, bytes: body }, platform),
  );
  on('GET /api/files/:id', canReadFile, ({ grant, query, request }) =>
    fileReply(servable(grant.scope, query.thumb === '1', platform), request.headers),
  );
  platform.jobs.recurring('file-sweep', '41 * * * *', () => sweepFiles(platform));
};
