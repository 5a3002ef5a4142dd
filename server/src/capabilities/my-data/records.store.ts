import type { MyData } from '@lakou/contract/my-data';
import type { Grant } from '#platform/access/grant.ts';

/** Tables whose rows are somebody's own, by the column that says whose. A capability adds its line here. */
export const RECORDS = {
  dependents: 'patient_id',
  ai_consents: 'user_id',
  cycle_logs: 'patient_id',
  maternity_profiles: 'patient_id',
  maternity_journal: 'patient_id',
  maternity_vitals: 'patient_id',
  maternity_alerts: 'patient_id',
  activity_entries: 'patient_id',
  symptom_entries: 'patient_id',
  vital_entries: 'patient_id',
  tracker_settings: 'patient_id',
  heart_profiles: 'patient_id',
  bookings: 'patient_id',
  payments: 'created_by',
  notifications: 'user_id',
  provider_fees: 'provider_id',
  availability_exceptions: 'provider_id',
  provider_reviews: 'author_id',
} as const;

/** Everything of the actor's own in those tables, and what they wrote or were written. */
export async function copyRecords(grant: Grant<'my-data:export'>): Promise<MyData['records']> {
  const records: MyData['records'] = {};
  for (const [table, owner] of Object.entries(RECORDS)) {
    const rows = await grant.db.read<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where ${owner} = $1`,
      [grant.actor.id],
    );
    records[table] = rows.map(({ row }) => row);
  }
  const messages = await grant.db.read<{ row: Record<string, unknown> }>(
    `select jsonb_build_object('id', m.id, 'mine', m.sender_id = $1, 'content', m.content, 'at', m.created_at) as row
     from conversation_members c join messages m using (conversation_id)
     where c.user_id = $1 order by m.created_at`,
    [grant.actor.id],
  );
  records.messages = messages.map(({ row }) => row);
  return records;
}
