import type { Role } from '@lakou/contract';
import type { ClinicRole } from '@lakou/contract/profiles.rules';
import type { Language } from '@lakou/i18n';

/**
 * The person behind a request, read from the session; nothing here comes from the request itself.
 */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly clinicId: string | null;
  /** What they do at their clinic; who runs it is `Admin`. */
  readonly clinicRole: ClinicRole | null;
  readonly language: Language;
  readonly sessionId: string;
  /** Also true for an account that was made with a proven phone and has no address. */
  readonly isEmailVerified: boolean;
  /** When they last signed in or proved themselves again. */
  readonly provenAt: Date;
  /** The program that asks in their name; undefined when they ask themselves. */
  readonly app?: AppAccess;
}

/** What a connected program may do. */
export interface AppAccess {
  readonly id: string;
  readonly consentId: string;
  /** Whose record was allowed; null means the person's own. */
  readonly dependentId: string | null;
  readonly scopes: readonly string[];
}
