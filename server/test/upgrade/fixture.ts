import type { AuditReport } from '#platform/audit/seal.ts';
import type { readDemo } from './demo-reads.ts';

/** Two-step secrets in the fixtures are encrypted with this key, which protects nothing else. */
export const FIXTURE_SECRET_KEY = '5a'.repeat(32);

/** The content of a dump, recorded when it was made. */
export interface Fixture {
  readonly madeAt: string;
  /** The number of rows of each table that is not empty. */
  readonly rows: Readonly<Record<string, number>>;
  readonly audit: AuditReport;
  /** What demo people read when it was made. */
  readonly demo: Awaited<ReturnType<typeof readDemo>>;
  readonly real: RealPeople;
}

/** People who registered outside demo mode, and what they need to sign in. */
export interface RealPeople {
  readonly password: string;
  readonly patient: {
    readonly id: string;
    readonly email: string;
    readonly twoStepSecret: string;
    readonly recoveryCodes: readonly string[];
  };
  readonly provider: { readonly id: string; readonly email: string; readonly session: string };
  readonly clinic: { readonly id: string; readonly email: string };
  readonly bookingId: string;
  readonly idempotencyKey: string;
}
