import { systemGrant } from '#platform/access/system-grant.ts';
import { type Gateways, openGateways } from '#platform/payments/gateways.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettlementGrant } from './payments.store.ts';

/** What payments are settled with. */
export interface PaymentServices {
  readonly platform: Platform;
  readonly gateways: Gateways;
  /** A grant to move money by what a provider says; whoever asked for it was let in by a policy of their own. */
  settlementGrant(requestId: string): SettlementGrant;
}

export function openPaymentServices(platform: Platform): PaymentServices {
  const { db, clock } = platform;
  return {
    platform,
    gateways: openGateways(platform),
    settlementGrant: (requestId) => systemGrant('payment:settle', { db, at: clock.now(), requestId }),
  };
}
