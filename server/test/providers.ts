import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import { PROVIDER } from './profiles.ts';

interface Listed {
  name?: string;
  specialty?: string;
  title?: string;
  phone?: string;
  languages?: string[];
  place?: { name: string; lat: number; lng: number } | string;
  isAvailable?: boolean;
  verified?: boolean;
  /** How many stars each review gave. */
  stars?: number[];
  clinicId?: string;
  complete?: boolean;
}

/** A provider with a completed profile; returns the id. */
export async function listProvider(db: Db, listed: Listed = {}): Promise<string> {
  const id = uuidv7();
  const { stars = [], place = PROVIDER.serviceLocations[0] } = listed;
  await db.query(
    `insert into app_users (id, name, email, role, clinic_id, preferred_language, is_profile_complete, phone, created_at)
     values ($1, $2, $3, 'PROVIDER', $4, 'ht', $5, $6, now())`,
    [
      id,
      listed.name ?? 'Dr Test',
      `${id}@example.test`,
      listed.clinicId ?? null,
      listed.complete ?? true,
      listed.phone ?? '+50937009012',
    ],
  );
  await db.query(
    `insert into provider_profiles (user_id, professional_title, specialty, languages_spoken, service_locations,
       availability, is_available, license_verified, years_of_experience, education, rating_sum, rating_count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 12, 'UEH', $9, $10)`,
    [
      id,
      listed.title ?? 'Doktè',
      listed.specialty ?? 'Family Medicine',
      listed.languages ?? ['ht', 'fr'],
      JSON.stringify(typeof place === 'string' ? place : [place]),
      JSON.stringify(PROVIDER.availability),
      listed.isAvailable ?? true,
      listed.verified ?? false,
      stars.reduce((sum, one) => sum + one, 0),
      stars.length,
    ],
  );
  return id;
}

/** A visit of this patient with this provider, with this status; returns the id. */
export async function bookingBetween(
  db: Db,
  patientId: string,
  providerId: string,
  status = 'completed',
): Promise<string> {
  const id = uuidv7();
  const [{ count = 0 } = {}] = await db.query<{ count: number }>('select count(*) as count from bookings');
  const startsAt = new Date(Date.UTC(2026, 9, 1) + count * 3_600_000);
  await db.query(
    `insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
       patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
     values ($1, $2, $3, 'Check-up', 'video', $4::timestamptz, $4::timestamptz + interval '30 minutes',
       'America/Port-au-Prince', 'America/Port-au-Prince', $5, 5000, 500, 5500, $2, now())`,
    [id, patientId, providerId, startsAt, status],
  );
  return id;
}
