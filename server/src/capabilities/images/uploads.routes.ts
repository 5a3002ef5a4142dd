import { MOST_UPLOAD_BYTES } from '@lakou/contract/images.rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { canBeginUpload, canFinishUpload, canUseUpload } from './images.access.ts';
import { beginUpload, finishUpload, giveUpUpload, receivePart, stateOf } from './uploads.service.ts';

/** A number in a header; undefined when there is none or it is no whole number. */
function numberIn(request: FastifyRequest, name: string): number | undefined {
  const text = request.headers[name];
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The headers that tus clients read. */
const say = (reply: FastifyReply, state: { offset: number; size?: number }) =>
  reply.headers({
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-extension': 'creation,termination',
    'tus-max-size': String(MOST_UPLOAD_BYTES),
    'upload-offset': String(state.offset),
    ...(state.size !== undefined && { 'upload-length': String(state.size) }),
  });

export const uploads: Routes = (on, platform) => {
  on('POST /api/uploads', canBeginUpload, async ({ grant, body, request, reply }) => {
    const state = await beginUpload(grant, numberIn(request, 'upload-length') ?? body.size, platform);
    say(reply, state).header('location', `/api/uploads/${state.id}`);
    return state;
  });
  on('GET /api/uploads/:id', canUseUpload, async ({ grant, reply }) => {
    const state = await stateOf(grant, platform);
    say(reply, state);
    return state;
  });
  on('PATCH /api/uploads/:id', canUseUpload, async ({ grant, body, request, reply }) => {
    const at = numberIn(request, 'upload-offset');
    if (!body) return fail('file_type_refused');
    if (at === undefined) return fail('invalid_request');
    say(reply, { offset: await receivePart(grant, { at, bytes: body }, platform) });
    return undefined;
  });
  on('DELETE /api/uploads/:id', canUseUpload, async ({ grant, reply }) => {
    reply.header('tus-resumable', '1.0.0');
    return giveUpUpload(grant, platform);
  });
  on('POST /api/uploads/:id/image', canFinishUpload, ({ grant, params, body }) =>
    finishUpload(grant, { id: params.id, title: body.title }, platform),
  );
};
