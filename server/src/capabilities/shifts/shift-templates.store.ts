import type { SentTemplate, ShiftTemplate } from '@lakou/contract/shifts';
import { MOST_SHIFT_TEMPLATES } from '@lakou/contract/shifts.rules';
import type { Grant } from '#platform/access/grant.ts';

type OfClinic = { clinicId: string };
const TEMPLATE = 'id, name, starts as "startTime", ends as "endTime"';

export function listTemplates({
  db,
  scope,
}: Grant<'shift-templates:list', OfClinic>): Promise<ShiftTemplate[]> {
  return db.read<ShiftTemplate>(
    `select ${TEMPLATE} from shift_templates where clinic_id = $1 order by starts, lower(name) limit ${MOST_SHIFT_TEMPLATES}`,
    [scope.clinicId],
  );
}

/** Nothing when the clinic has as many as it may. */
export async function saveTemplate(
  { db, scope }: Grant<'shift-template:add', OfClinic>,
  id: string,
  { name, startTime, endTime }: SentTemplate,
): Promise<ShiftTemplate | undefined> {
  const [saved] = await db.query<ShiftTemplate>(
    `insert into shift_templates (id, clinic_id, name, starts, ends)
     select $1, $2, $3, $4, $5
     where (select count(*) from shift_templates where clinic_id = $2 and lower(name) <> lower($3)) < ${MOST_SHIFT_TEMPLATES}
     on conflict (clinic_id, lower(name)) do update set name = excluded.name, starts = excluded.starts, ends = excluded.ends
     returning ${TEMPLATE}`,
    [id, scope.clinicId, name, startTime, endTime],
  );
  return saved;
}

export async function deleteTemplate({
  db,
  scope,
}: Grant<'shift-template:delete', { clinicId: string; templateId: string }>): Promise<void> {
  await db.query('delete from shift_templates where id = $1 and clinic_id = $2', [
    scope.templateId,
    scope.clinicId,
  ]);
}
