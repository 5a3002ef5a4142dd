import type { Routes } from '#platform/capability.ts';
import { setSessionCookies } from '#platform/session/cookie.ts';
import { signInDeviceOf } from '../devices/devices.service.ts';
import {
  canAddPasskey,
  canListPasskeys,
  canPreparePasskey,
  canRemovePasskey,
  canRenamePasskey,
  canSignInWithPasskey,
} from './passkeys.access.ts';
import { add, createSignInOptions, prepare, remove, rename, signInWithPasskey } from './passkeys.service.ts';
import { listPasskeys } from './passkeys.store.ts';

export const passkeys: Routes = (on, platform) => {
  on('GET /api/users/me/passkeys', canListPasskeys, ({ grant }) => listPasskeys(grant));
  on('POST /api/users/me/passkeys/options', canPreparePasskey, ({ grant }) => prepare(grant, platform));
  on('POST /api/users/me/passkeys', canAddPasskey, ({ grant, body }) => add(grant, body, platform));
  on('PATCH /api/users/me/passkeys/:id', canRenamePasskey, ({ grant, params, body }) =>
    rename(grant, params.id, body.name),
  );
  on('DELETE /api/users/me/passkeys/:id', canRemovePasskey, async ({ grant, params }) => {
    await remove(grant, params.id);
    return undefined;
  });
  on('POST /api/auth/passkey/options', canSignInWithPasskey, ({ grant }) =>
    createSignInOptions(grant, platform),
  );
  on('POST /api/auth/passkey/login', canSignInWithPasskey, async ({ grant, body, request, reply }) => {
    const { credential } = body;
    const { user, token } = await signInWithPasskey(grant, credential, signInDeviceOf(request), platform);
    setSessionCookies(reply, token);
    return user;
  });
};
