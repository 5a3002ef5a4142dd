import type { Assertion, NewCredential } from '@lakou/contract/passkeys';

// Large: loaded with the first passkey rather than at the start.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Where keys belong: they answer to no other host, and answers from no other origin count. */
export interface Place {
  readonly id: string;
  readonly origin: string;
}

export function placeOf(publicUrl: string): Place {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** EdDSA, ES256 and RS256: every browser and phone has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Who a key says it belongs to: the account's id, in bytes. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

// The library throws for whatever does not hold; here that is an answer, not a fault.
async function orUndefined<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The challenge an answer claims to answer; undefined for what no browser sends. */
export async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  const challenge = await orUndefined(
    async (): Promise<unknown> => (await helpers()).decodeClientDataJSON(clientDataJSON).challenge,
  );
  return typeof challenge === 'string' ? challenge : undefined;
}

/** A new key, made for this challenge here, by somebody the device recognised; else undefined. */
export async function readNewKey(
  { response, ...credential }: NewCredential,
  challenge: string,
  place: Place,
) {
  const { transports = [], ...made } = response;
  const result = await orUndefined(async () =>
    (await library()).verifyRegistrationResponse({
      response: { ...credential, response: { ...made, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { credentialId: id, publicKey, signCount: counter, transports };
}

/** How often the key was used, by its own count, when it signed this challenge here; else undefined. */
export async function readSignCount(
  { response, ...credential }: Assertion,
  publicKey: Buffer,
  challenge: string,
  place: Place,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response;
  const result = await orUndefined(async () =>
    (await library()).verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.id,
      requireUserVerification: true,
      // Counted by the store, in one statement, once the signature is known to be the key's own.
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
