import type { Lookup } from '#platform/access/lookup.ts';

export async function findShiftOf({ db }: Lookup, clinicId: string, shiftId: string): Promise<boolean> {
  const found = await db.read('select 1 from shifts where id = $1 and clinic_id = $2', [shiftId, clinicId]);
  return found.length > 0;
}

export async function findTemplateOf({ db }: Lookup, clinicId: string, templateId: string): Promise<boolean> {
  const found = await db.read('select 1 from shift_templates where id = $1 and clinic_id = $2', [
    templateId,
    clinicId,
  ]);
  return found.length > 0;
}
