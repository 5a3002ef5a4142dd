import type { LakouContract, Result } from '@lakou/contract';
import { useSyncExternalStore } from 'react';

// Loaded when somebody presses the button: most people never do.
const webauthn = () => import('@simplewebauthn/browser');

const never = () => () => {};

/** Prerendered pages do not know the browser: there it is false until they have come to life. */
export const useSupportsPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );

export async function makePasskey(optionsJSON: Result<LakouContract['POST /api/users/me/passkeys/options']>) {
  const { startRegistration } = await webauthn();
  return startRegistration({ optionsJSON });
}

export async function askPasskey(optionsJSON: Result<LakouContract['POST /api/auth/passkey/options']>) {
  const { startAuthentication } = await webauthn();
  return startAuthentication({ optionsJSON });
}

/** Closed by the person, or left to time out: browsers do not tell which. */
export const wasStopped = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device has one for this account. */
export const isKnown = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
