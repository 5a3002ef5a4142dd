import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_PASSKEY_NAME } from './passkeys.rules.ts';
import { Id, line } from './primitives.ts';
import { User } from './user.ts';

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const PasskeyName = line(LONGEST_PASSKEY_NAME, { long: 'name_too_long' }).min(1);

// The following formats are defined by WebAuthn: browsers create and read them.
const Transports = z.array(z.string().max(40)).max(10);
const Encoded = z.string().min(1).max(20_000);

const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: Transports }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number(),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

const Credential = z.object({ id: Encoded, rawId: Encoded, type: z.literal('public-key') });

const NewCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: Transports.optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

export const Assertion = Credential.extend({
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.nullish(),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

const OnePasskey = z.object({ id: Id });

/** Passkeys. */
export const passkeys = {
  'GET /api/users/me/passkeys': { summary: 'One’s own passkeys', reply: z.array(Passkey) },
  'POST /api/users/me/passkeys/options': {
    summary: 'What a browser needs to make a passkey; good once, for 5 minutes',
    reply: CreationOptions,
  },
  'POST /api/users/me/passkeys': {
    summary: 'Add the passkey that the browser made',
    body: z.object({ name: PasskeyName, credential: NewCredential }),
    reply: Passkey,
    status: 201,
  },
  'PATCH /api/users/me/passkeys/:id': {
    summary: 'Give one of one’s own passkeys another name',
    params: OnePasskey,
    body: z.object({ name: PasskeyName }),
    reply: Passkey,
  },
  'DELETE /api/users/me/passkeys/:id': { summary: 'Remove one of one’s own passkeys', params: OnePasskey },
  'POST /api/auth/passkey/options': {
    summary: 'What a browser needs to sign in with a passkey; good once, for 5 minutes',
    reply: RequestOptions,
  },
  'POST /api/auth/passkey/login': {
    summary: 'Sign in with a passkey; it counts as both steps',
    body: z.object({ credential: Assertion }),
    reply: User,
  },
} as const satisfies Contract;
