import type { TriageMark } from '@lakou/contract/pre-visit-answers';
import type { Severity } from '@lakou/contract/symptom-checker';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';

export interface MarkedCheck {
  readonly bookingId: string;
  readonly markedAt: Date;
  readonly words: string[];
  readonly severity: Severity;
  readonly mark: TriageMark;
  readonly language: Language;
  readonly names: (string | null)[];
  readonly details: (string | null)[];
}

/** Checks that were marked and whose patient lets their words be used, oldest mark first. */
export function listMarkedChecks(
  { db }: Grant<'triage-phrases:export', undefined, undefined>,
  after: { readonly markedAt: Date; readonly bookingId: string } | undefined,
  limit: number,
): Promise<MarkedCheck[]> {
  return db.read<MarkedCheck>(
    `select a.booking_id as "bookingId", a.marked_at as "markedAt", a.check_words as words,
       a.check_severity as severity, a.mark, u.preferred_language as language,
       array[u.name, v.name, p.emergency_contact ->> 'name'] ||
         array(select d.name from dependents d where d.patient_id = u.id) as names,
       array[u.email, u.phone, p.address, b.location, p.insurance_provider,
         p.emergency_contact ->> 'phone', p.emergency_contact ->> 'address'] as details
     from pre_visit_answers a
     join bookings b on b.id = a.booking_id
     join app_users u on u.id = a.patient_id
     left join app_users v on v.id = b.provider_id
     left join patient_profiles p on p.user_id = u.id
     where a.training_consent_at is not null and a.mark is not null
       and ($1::timestamptz is null or (a.marked_at, a.booking_id) > ($1, $2::uuid))
     order by a.marked_at, a.booking_id limit $3`,
    [after?.markedAt ?? null, after?.bookingId ?? null, limit],
  );
}
