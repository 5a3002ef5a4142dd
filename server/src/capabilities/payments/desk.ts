import { mint } from '#platform/access/grant.ts';
import { type Gateways, openGateways } from '#platform/payments/gateways.ts';
import type { Platform } from '#platform/platform.ts';
import type { Settling } from './payments.store.ts';

/** What payments are settled with. */
export interface Desk {
  readonly platform: Platform;
  readonly gateways: Gateways;
  /** A grant to move money by what a provider says; whoever asked for it was let in by a policy of their own. */
  settling(requestId: string): Settling;
}

export function openDesk(platform: Platform): Desk {
  const { db, clock } = platform;
  return {
    platform,
    gateways: openGateways(platform),
    settling: (requestId) => mint({ actor: undefined, scope: undefined, db, at: clock.now(), requestId }),
  };
}
