import type { HealthLink } from '@lakou/contract/health-links';
import { stateOf } from './health-links.rules.ts';
import type { LinkRow } from './health-links.store.ts';

export function viewLink(row: LinkRow, at: Date): HealthLink {
  const { revokedAt: _, createdAt, expiresAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(row, at),
  };
}
