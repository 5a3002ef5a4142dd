import { Id } from '@lakou/contract/primitives';
import { policy, type Rule, signedIn } from '#platform/access/policy.ts';

/** Whom it is about: oneself, or somebody one acts for. A stranger's dependent is nobody. */
export const aboutOneself: Rule<{ dependentId: string | null }> = async ({ actor, db, body }) => {
  const { dependentId } = body as { dependentId?: string | null };
  if (!dependentId) return { dependentId: null };
  const found = await db.query(
    'select 1 from dependents where id = $1 and patient_id = $2 and removed_at is null',
    [Id.parse(dependentId), actor.id],
  );
  return found.length > 0 ? { dependentId } : undefined;
};

const whoReadsResults = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;

export const canChat = policy('assistant:chat', signedIn);
export const canExplainLab = policy('assistant:explain-lab', whoReadsResults, { object: aboutOneself });
export const canReadAiConsent = policy('ai-consent:read', signedIn);
export const canChangeAiConsent = policy('ai-consent:change', signedIn);
