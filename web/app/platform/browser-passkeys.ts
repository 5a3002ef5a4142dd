import type { LakouContract, Result } from '@lakou/contract';
import { useSyncExternalStore } from 'react';

// Loaded when the button is pressed, because few people use it.
const webauthn = () => import('@simplewebauthn/browser');

const never = () => () => {};

/** False while prerendering, because the browser is not known until hydration. */
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

/** Cancelled by the person or timed out; browsers do not tell which. */
export const wasStopped = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device already has a passkey for this account. */
export const isKnown = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
