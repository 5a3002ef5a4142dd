import { systemGrant } from '#platform/access/system-grant.ts';
import { type Gateways, openGateways } from '#platform/payments/gateways.ts';
import type { Platform } from '#platform/platform.ts';
import type { SettlementGrant } from './payments.store.ts';

/** What settling payments needs. */
export interface PaymentServices {
  readonly platform: Platform;
  readonly gateways: Gateways;
  /** A grant to apply what a payment provider reports; a policy has already allowed the caller. */
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
