import type { Assertion, NewCredential } from '@lakou/contract/passkeys';

// A large package: loaded with the first passkey and not at the start.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The host and origin of the keys: keys and answers of any other are refused. */
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

/** The owner id inside a key: the account's id, in bytes. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

// The library throws when a check fails; here that is an expected result.
async function orUndefined<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The challenge that an answer contains; undefined when it is malformed. */
export async function challengeIn(clientDataJSON: string): Promise<string | undefined> {
  const challenge = await orUndefined(
    async (): Promise<unknown> => (await helpers()).decodeClientDataJSON(clientDataJSON).challenge,
  );
  return typeof challenge === 'string' ? challenge : undefined;
}

/**
 * A new key, made for this challenge and host, by a user that the device verified; else undefined.
 */
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

/** The key's counter when it signed this challenge for this host; else undefined. */
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
      // The store compares the counter, in one statement, after the signature is verified.
      credential: { id: credential.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  );
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
