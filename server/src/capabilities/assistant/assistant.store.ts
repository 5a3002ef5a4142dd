import type { Whereabouts } from '@lakou/contract/emergency.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Identity } from './identity.rules.ts';

/** Grants of callers who ask the engine or a model. */
export type Asking = Grant<
  | 'assistant:chat'
  | 'assistant:explain-lab'
  | 'symptom-checker:use'
  | 'pre-visit:share-check'
  | 'message:translate'
  | 'question:translate'
  | 'answer:translate'
  | 'interactions:check',
  unknown
>;
type Consent = Grant<'ai-consent:read' | 'ai-consent:change'>;

export async function hasConsented(
  grant: Asking | Consent | Grant<'conversation:read', unknown>,
  userId = grant.actor.id,
): Promise<boolean> {
  const [found] = await grant.db.read<{ consent: boolean }>(
    'select consent from ai_consents where user_id = $1',
    [userId],
  );
  return found?.consent ?? false;
}

export async function saveConsent(grant: Grant<'ai-consent:change'>, consent: boolean): Promise<void> {
  await grant.db.query(
    `insert into ai_consents (user_id, consent, changed_at) values ($1, $2, $3)
     on conflict (user_id) do update set consent = $2, changed_at = $3`,
    [grant.actor.id, consent, grant.at],
  );
}

/** Everything that could identify the person, their family and their emergency contact. */
export async function findIdentity(grant: Asking, userId = grant.actor.id): Promise<Identity> {
  const [found] = await grant.db.read<Record<keyof Identity, (string | null)[]>>(
    `select array[u.name, p.emergency_contact ->> 'name'] ||
         array(select d.name from dependents d where d.patient_id = u.id) as names,
       array[u.email, u.phone, p.address, p.insurance_provider, p.emergency_contact ->> 'phone',
         p.emergency_contact ->> 'address'] as details
     from app_users u left join patient_profiles p on p.user_id = u.id where u.id = $1`,
    [userId],
  );
  const known = (texts: (string | null)[] = []) => texts.flatMap((text) => text || []);
  return { names: known(found?.names), details: known(found?.details) };
}

interface Person extends Whereabouts {
  dateOfBirth: string | null;
  gender: 'Male' | 'Female' | null;
  pregnant: boolean;
  /** Where the dependent lives, when not with the account. */
  dependentAddress?: string | null;
}

/**
 * Facts that change how urgent something is. After the due date a pregnancy counts for four more
 * weeks.
 */
export async function findPerson(grant: Asking, dependentId: string | null): Promise<Person> {
  const [found] = await grant.db.read<Person>(
    `select case when $2::uuid is null then p.date_of_birth else d.date_of_birth end as "dateOfBirth",
       case when $2::uuid is null then p.gender else d.sex end as gender,
       $2::uuid is null and exists (select 1 from maternity_profiles m where m.patient_id = u.id
         and m.ended_at is null and m.due_date > $3::date - 28) as pregnant,
       u.phone, p.address, c.facility_address as "clinicAddress", v.service_locations as "serviceLocations",
       d.address as "dependentAddress"
     from app_users u left join patient_profiles p on p.user_id = u.id
       left join clinics c on c.id = u.clinic_id
       left join provider_profiles v on v.user_id = u.id
       left join dependents d on d.id = $2::uuid and d.patient_id = u.id
     where u.id = $1`,
    [grant.actor.id, dependentId, grant.at],
  );
  return found ?? { dateOfBirth: null, gender: null, pregnant: false };
}
