import type { PatientView, SentView } from '@lakou/contract/clinic-patients';
import { MOST_PATIENT_VIEWS } from '@lakou/contract/clinic-patients.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { ViewScope } from './clinic-patients.access.ts';

type OfClinic = { clinicId: string };
const VIEW = 'id, name, search as q, tag';

export async function isViewOf({ db, actor }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from patient_views where id = $1 and clinic_id = $2 and user_id = $3',
    [id, clinicId, actor.id],
  );
  return found.length > 0;
}

export function listViews({
  db,
  scope,
  actor,
}: Grant<'patient-views:list', OfClinic>): Promise<PatientView[]> {
  return db.read<PatientView>(
    `select ${VIEW} from patient_views where clinic_id = $1 and user_id = $2
     order by lower(name) limit ${MOST_PATIENT_VIEWS}`,
    [scope.clinicId, actor.id],
  );
}

/** Nothing when the caller has as many as they may. */
export async function saveView(
  { db, scope, actor, at }: Grant<'patient-view:keep', OfClinic>,
  id: string,
  { name, q, tag }: SentView,
): Promise<PatientView | undefined> {
  const [saved] = await db.query<PatientView>(
    `insert into patient_views (id, clinic_id, user_id, name, search, tag, created_at)
     select $1, $2, $3, $4, $5, $6, $7
     where (select count(*) from patient_views where clinic_id = $2 and user_id = $3 and lower(name) <> lower($4))
       < ${MOST_PATIENT_VIEWS}
     on conflict (user_id, clinic_id, lower(name))
       do update set name = excluded.name, search = excluded.search, tag = excluded.tag
     returning ${VIEW}`,
    [id, scope.clinicId, actor.id, name, q, tag, at],
  );
  return saved;
}

export async function deleteView({
  db,
  scope,
  actor,
}: Grant<'patient-view:forget', ViewScope>): Promise<void> {
  await db.query('delete from patient_views where id = $1 and clinic_id = $2 and user_id = $3', [
    scope.viewId,
    scope.clinicId,
    actor.id,
  ]);
}
