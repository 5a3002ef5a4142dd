import type { ShiftNeed } from '@lakou/contract/shifts';
import type { Grant } from '#platform/access/grant.ts';

type OfClinic = { clinicId: string };

export function listNeeds({
  db,
  scope,
}: Grant<'shift-needs:list' | 'shift-needs:change', OfClinic>): Promise<ShiftNeed[]> {
  return db.query<ShiftNeed>(
    `select clinic_role as "clinicRole", weekday, needed from shift_needs where clinic_id = $1 and needed > 0
     order by clinic_role, weekday limit 28`,
    [scope.clinicId],
  );
}

export async function saveNeeds(
  { db, scope }: Grant<'shift-needs:change', OfClinic>,
  needs: readonly ShiftNeed[],
): Promise<void> {
  await db.query(
    `insert into shift_needs (clinic_id, clinic_role, weekday, needed)
     select $1, n."clinicRole", n.weekday, n.needed
     from json_to_recordset($2) as n ("clinicRole" text, weekday int, needed int) order by 2, 3
     on conflict (clinic_id, clinic_role, weekday) do update set needed = excluded.needed`,
    [scope.clinicId, JSON.stringify(needs)],
  );
}
