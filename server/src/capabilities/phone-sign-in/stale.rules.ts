import { hasEmail } from '@lakou/contract/phone-sign-in.rules';

const YEAR_MS = 365 * 24 * 3600_000;

interface Account {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly hasPassword: boolean;
  readonly usedAt: Date;
  readonly dateOfBirth: string | null;
}

type Extra = 'nothing' | 'email' | 'birth_date';

/** Companies give unused numbers to others: after a year the code alone opens nothing where there is another proof. */
export function extraProof(account: Account, at: Date): Extra {
  if (at.getTime() - account.usedAt.getTime() < YEAR_MS) return 'nothing';
  if (hasEmail(account.email) && account.isEmailVerified) return 'email';
  return account.dateOfBirth ? 'birth_date' : 'nothing';
}
