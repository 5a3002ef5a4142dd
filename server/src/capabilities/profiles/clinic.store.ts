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

/** Grants that show the staff of a clinic. */
export type StaffReader = Grant<'clinic:read' | 'staff:add' | 'staff:change', { clinicId: string }>;

type StaffRow = Omit<StaffMember, 'onShiftSince'> & { readonly onShiftSince: Date | null };

// On shift while a log is open, else on leave on the days of a leave.
const STAFF = `select u.id, u.name, u.email, u.phone, u.profile_photo_url as "profilePhotoUrl",
    case when u.role = 'CLINIC_ADMIN' then 'Admin' else coalesce(v.clinic_role, 'Provider') end as "clinicRole",
    v.credentials, v.license_number as "licenseNumber", v.license_expiration_date as "licenseExpirationDate",
    case when t.id is not null then 'On Shift'
      when exists (select from staff_leaves l where l.clinic_id = $1 and l.staff_id = u.id
        and ($2::timestamptz at time zone 'America/Port-au-Prince')::date between l.from_day and l.to_day)
      then 'On Leave' else 'Off Duty' end as status,
    t.id as "openTimeLogId", t.clocked_in_at as "onShiftSince",
    u.role = 'PROVIDER' and u.password_hash is null and not u.is_email_verified as "isInvited"
  from app_users u left join provider_profiles v on v.user_id = u.id
    left join time_logs t on t.staff_id = u.id and t.clinic_id = $1 and t.clocked_out_at is null
  where u.clinic_id = $1 and u.erased_at is null`;

const toMember = ({ onShiftSince, ...row }: StaffRow): StaffMember => ({
  ...row,
  onShiftSince: onShiftSince?.toISOString() ?? null,
});

export async function listStaff({ db, scope, at }: StaffReader): Promise<StaffMember[]> {
  const rows = await db.read<StaffRow>(`${STAFF} order by u.id limit 500`, [scope.clinicId, at]);
  return rows.map(toMember);
}

export async function findStaffMember(
  { db, scope, at }: StaffReader,
  staffId: string,
): Promise<StaffMember | undefined> {
  const [row] = await db.query<StaffRow>(`${STAFF} and u.id = $3`, [scope.clinicId, at, staffId]);
  return row && toMember(row);
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
