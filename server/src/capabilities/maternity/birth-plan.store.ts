import type { BirthPlan, SentBirthPlan } from '@lakou/contract/birth-plan';
import { BIRTH_PLAN_TEXTS } from '@lakou/contract/maternity.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { MaternityScope } from './maternity.access.ts';

type PlanText = (typeof BIRTH_PLAN_TEXTS)[number];
const texts = Object.fromEntries(BIRTH_PLAN_TEXTS.map((name) => [name, ''])) as Record<PlanText, string>;
const NO_PLAN: BirthPlan = { ...texts, money: '', bagPacked: false, signs: [], savedAt: null };

/** The plan of the pregnancy that is followed. */
export async function findBirthPlan({
  db,
  scope,
}: Grant<'maternity-plan:read' | 'maternity-plan:write', MaternityScope>): Promise<BirthPlan> {
  const [row] = await db.query<{ plan: SentBirthPlan; savedAt: Date }>(
    `select b.plan, b.saved_at as "savedAt" from maternity_birth_plans b
     join maternity_profiles p on p.id = b.profile_id and p.ended_at is null
     where b.patient_id = $1 limit 1`,
    [scope.patientId],
  );
  // A plan that was written before a question was added lacks its answer.
  return row ? { ...NO_PLAN, ...row.plan, savedAt: row.savedAt.toISOString() } : NO_PLAN;
}

/** Returns whether there is a pregnancy to plan for. */
export async function saveBirthPlan(
  { db, scope, at }: Grant<'maternity-plan:write', MaternityScope>,
  plan: SentBirthPlan,
): Promise<boolean> {
  const saved = await db.query(
    `insert into maternity_birth_plans (profile_id, patient_id, plan, saved_at)
     select p.id, $1, $2::jsonb, $3::timestamptz from maternity_profiles p
     where p.patient_id = $1 and p.ended_at is null
     on conflict (profile_id) do update set plan = excluded.plan, saved_at = excluded.saved_at
     returning profile_id`,
    [scope.patientId, JSON.stringify(plan), at],
  );
  return saved.length > 0;
}
