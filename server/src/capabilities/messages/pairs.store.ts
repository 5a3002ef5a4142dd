import type { Role } from '@lakou/contract';
import type { Lookup } from '#platform/access/lookup.ts';

export interface ChatRelation {
  readonly id: string;
  readonly role: Role;
  readonly clinicId: string | null;
  /** Set after the first message of either. */
  readonly conversationId: string | null;
  readonly wasWrittenTo: boolean;
  readonly blocked: boolean;
  readonly inCare: boolean;
  readonly acceptedClinic: boolean;
}

/**
 * The other person and the relation of the two; undefined for an account that is erased or about to
 * be.
 */
export async function findChatRelation(
  { actor, db, at }: Lookup,
  otherId: string,
): Promise<ChatRelation | undefined> {
  const [found] = await db.read<ChatRelation>(
    `select o.id, o.role, o.clinic_id as "clinicId", m.conversation_id as "conversationId",
       coalesce(m.was_written_to, false) as "wasWrittenTo",
       (m.blocked_at is not null or t.blocked_at is not null) as blocked,
       exists (
         select from care_relationships c
         where (c.until is null or c.until > $3)
           and ((c.provider_id = $1 and c.patient_id = o.id) or (c.provider_id = o.id and c.patient_id = $1))
       ) as "inCare",
       exists (
         select from clinic_links l
         where l.user_id = o.id and l.clinic_id = $4 and l.accepted_at is not null and l.ended_at is null
       ) as "acceptedClinic"
     from app_users o
     left join conversation_members m on m.user_id = $1 and m.other_id = o.id
     left join conversation_members t on t.user_id = o.id and t.other_id = $1
     where o.id = $2 and o.id <> $1 and o.erased_at is null and o.erase_after is null`,
    [actor.id, otherId, at, actor.clinicId],
  );
  return found;
}

/** The conversation of the actor and another, also when the other's account is erased. */
export async function findConversation({ actor, db }: Lookup, otherId: string): Promise<string | undefined> {
  const [found] = await db.read<{ id: string }>(
    'select conversation_id as id from conversation_members where user_id = $1 and other_id = $2',
    [actor.id, otherId],
  );
  return found?.id;
}
