import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';

interface ConsentingPatient {
  readonly id: string;
  readonly language: Language;
  /** By what they agreed; it stands in place of a session. */
  readonly agreedBy: 'clinic-booking' | 'care-request';
}

/** The grant by which a visit is booked as the patient who agreed to it. */
export const grantToBookFor = (
  { db, at, requestId }: Grant<'booking:create' | 'clinic-patient:book' | 'care-request:accept', unknown>,
  { id, language, agreedBy }: ConsentingPatient,
) =>
  systemGrant('booking:create', {
    db,
    at,
    requestId,
    actor: {
      id,
      role: 'PATIENT',
      clinicId: null,
      clinicRole: null,
      language,
      sessionId: agreedBy,
      isEmailVerified: true,
      provenAt: at,
    },
  });
