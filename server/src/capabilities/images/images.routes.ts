import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { canAddImage, canReadImage, canReadImages, canReadPlace, canRemoveImage } from './images.access.ts';
import { addImage, findPlace, removeImage } from './images.service.ts';
import { findImage, listImages } from './images.store.ts';
import { viewImage } from './images.view.ts';
import { uploads } from './uploads.routes.ts';

export const images: Routes = (on, platform, capabilities) => {
  on(
    'GET /api/data/images/:id',
    canReadImages,
    async ({ grant, query, reply }) => {
      const rows = await listImages(grant, { ...query, embed: query.embed === '1' });
      return onePage(reply, rows.map(viewImage), query);
    },
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('POST /api/data/images', canAddImage, ({ grant, body }) => addImage(grant, body, platform));
  on('DELETE /api/data/images/:id', canRemoveImage, ({ grant }) => removeImage(grant));
  on(
    'GET /api/data/images/:id/details',
    canReadImage,
    async ({ grant }) => viewImage((await findImage(grant)) ?? fail('not_found')),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    'GET /api/data/images/:id/place',
    canReadPlace,
    ({ grant }) => findPlace(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  // The decoder is large: it is loaded with the first picture that is asked for.
  const serving = () => import('./serve-image.service.ts');
  on(
    'GET /api/data/images/:id/file',
    canReadImage,
    async ({ grant, query, request }) =>
      fileReply(await (await serving()).servableImage(grant, query, platform), request.headers),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    'GET /api/data/images/:id/frames/:frame',
    canReadImage,
    async ({ grant, params, query, request }) =>
      fileReply(
        await (await serving()).servableFrame(grant, { ...query, frame: params.frame }, platform),
        request.headers,
      ),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  uploads(on, platform, capabilities);
};
