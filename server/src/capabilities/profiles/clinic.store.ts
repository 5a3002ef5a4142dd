import type { StaffMember } from '@lakou/contract/profiles';
import type { Clinic } from '@lakou/contract/user';
import type { Grant } from '#platform/access/grant.ts';
import type { ProfileWriter } from './profiles.store.ts';

type ClinicReader = Grant<'clinic:read' | 'profile:complete', unknown>;

export async function findClinic(grant: ClinicReader, clinicId: string): Promise<Clinic | undefined> {
  const [clinic] = await grant.db.read<Clinic>(
    `select id, name, contact_email as "contactEmail", contact_phone as "contactPhone",
       facility_address as "facilityAddress", logo_url as "logoUrl", specialties, opening_hours as "openingHours"
     from clinics where id = $1`,
    [clinicId],
  );
  return clinic;
}

export async function listStaff(grant: Grant<'clinic:read', { clinicId: string }>): Promise<StaffMember[]> {
  // Nobody clocks in yet, so nobody is on shift.
  return grant.db.read<StaffMember>(
    `select u.id, u.name, u.email, u.phone, u.profile_photo_url as "profilePhotoUrl",
       case when u.role = 'CLINIC_ADMIN' then 'Admin' else coalesce(v.clinic_role, 'Provider') end as "clinicRole",
       v.credentials, v.license_number as "licenseNumber", v.license_expiration_date as "licenseExpirationDate",
       'Off Duty' as status
     from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null order by u.id limit 500`,
    [grant.scope.clinicId],
  );
}

export async function saveClinic(grant: ProfileWriter, clinic: Clinic): Promise<void> {
  await grant.db.query(
    `update clinics set name = $2, contact_email = $3, contact_phone = $4, facility_address = $5, logo_url = $6,
       specialties = $7, opening_hours = $8
     where id = $1`,
    [
      clinic.id,
      clinic.name,
      clinic.contactEmail,
      clinic.contactPhone,
      clinic.facilityAddress,
      clinic.logoUrl,
      clinic.specialties,
      clinic.openingHours && JSON.stringify(clinic.openingHours),
    ],
  );
}
