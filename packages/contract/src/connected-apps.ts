import { z } from 'zod';
import { RESOURCE_TYPES } from './fhir.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';

const Text = z.string().max(500);
const Secret = z.string().max(200);

/** What a program asks for when it sends a person here (RFC 6749, RFC 7636, SMART App Launch). */
export const AppAsk = z.object({
  response_type: Text.optional(),
  client_id: Text,
  redirect_uri: Text,
  scope: z.string().max(2000).default(''),
  state: Text.optional(),
  aud: Text.optional(),
  code_challenge: Secret.optional(),
  code_challenge_method: Secret.optional(),
});
export type AppAsk = z.infer<typeof AppAsk>;

const DataKind = z.enum(RESOURCE_TYPES);

/** What a person decides about. */
const AppRequest = z.object({
  name: z.string(),
  /** Where the answer is sent: the host of a web page, or the scheme of a program on a phone. */
  returnsTo: z.string(),
  data: z.array(DataKind),
  /** Stays connected until its time is over; else it reads for an hour. */
  stays: z.boolean(),
  /** The address that tells the program that the person refused. */
  refusal: z.string(),
});
export type AppRequest = z.infer<typeof AppRequest>;

const ConnectedApp = z.object({
  id: Id,
  name: z.string(),
  data: z.array(DataKind),
  /** Null for the person’s own record. */
  dependentId: Id.nullable(),
  connectedAt: z.string(),
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type ConnectedApp = z.infer<typeof ConnectedApp>;

const SmartConfiguration = z.object({
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  revocation_endpoint: z.string(),
  management_endpoint: z.string(),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  response_types_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  capabilities: z.array(z.string()),
});
export type SmartConfiguration = z.infer<typeof SmartConfiguration>;

const TokenRequest = z.object({
  grant_type: Text.optional(),
  code: Secret.optional(),
  redirect_uri: Text.optional(),
  client_id: Text.optional(),
  code_verifier: Secret.optional(),
  refresh_token: Secret.optional(),
  scope: z.string().max(2000).optional(),
});
export type TokenRequest = z.infer<typeof TokenRequest>;

const TokenReply = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  scope: z.string(),
  patient: Id,
  refresh_token: z.string().optional(),
});
export type TokenReply = z.infer<typeof TokenReply>;

const described = {
  summary: 'How programs of others connect (SMART App Launch)',
  reply: SmartConfiguration,
  anyOrigin: true,
} as const;

/** Programs of others, connected to one’s record by SMART App Launch. */
export const connectedApps = {
  'GET /.well-known/smart-configuration': described,
  'GET /fhir/.well-known/smart-configuration': described,
  'GET /oauth/authorize': {
    summary: 'A program asks to be connected: leads to the screen where the person decides',
    query: AppAsk,
    status: 302,
    errorPage: true,
  },
  'POST /oauth/token': {
    summary: 'A program exchanges its code, or a refresh token, for a token',
    body: TokenRequest,
    reply: TokenReply,
    form: true,
    anyOrigin: true,
  },
  'POST /oauth/revoke': {
    summary: 'A program gives back a token',
    body: z.object({
      token: Secret.optional(),
      token_type_hint: Text.optional(),
      client_id: Text.optional(),
    }),
    reply: z.object({}),
    form: true,
    anyOrigin: true,
  },
  'GET /api/apps/request': {
    summary: 'What a program asks for, before the person decides',
    query: AppAsk,
    reply: AppRequest,
  },
  'POST /api/apps': {
    summary: 'Allow a program to read: one’s own record, or that of a person one acts for',
    body: AppAsk.extend({ dependentId: Id.nullish() }),
    reply: z.object({ id: Id, redirectTo: z.string() }),
    status: 201,
  },
  'GET /api/apps': {
    summary: 'The programs that are connected, newest first',
    query: Page,
    reply: z.array(ConnectedApp),
  },
  'DELETE /api/apps/:id': {
    summary: 'Disconnect a program: it reads nothing from now on',
    params: z.object({ id: Id }),
  },
} as const satisfies Contract;
