import type { ConnectedApp, SmartConfiguration } from '@lakou/contract/connected-apps';
import { dataIn, supportedScopes } from '@lakou/contract/connected-apps.rules';
import type { ConnectedRow } from './connected-apps.store.ts';

export const viewApp = ({
  scopes,
  connectedAt,
  lastUsedAt,
  expiresAt,
  ...rest
}: ConnectedRow): ConnectedApp => ({
  ...rest,
  data: dataIn(scopes),
  connectedAt: connectedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

export const smartConfiguration = (publicUrl: string): SmartConfiguration => ({
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  management_endpoint: `${publicUrl}/app/account-settings`,
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  response_types_supported: ['code'],
  scopes_supported: supportedScopes(),
  code_challenge_methods_supported: ['S256'],
  capabilities: [
    'launch-standalone',
    'client-public',
    'client-confidential-symmetric',
    'context-standalone-patient',
    'permission-patient',
    'permission-offline',
    'permission-v1',
    'permission-v2',
  ],
});
