import type { NoteTemplate, SentTemplate } from '@lakou/contract/visit-notes';
import { MOST_TEMPLATES } from '@lakou/contract/visit-notes.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type Owner = Grant<'note-templates:own'>;
export interface TemplateScope {
  readonly templateId: string;
  readonly providerId: string;
}
type Changer = Grant<'note-template:change', TemplateScope>;

const COLUMNS = 'id, name, reason, history, findings, plan';

/** For policies. */
export async function findOwnTemplate({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from visit_note_templates where id = $1 and provider_id = $2', [
    id,
    actor.id,
  ]);
  return found.length > 0;
}

export async function listTemplates({ db, actor }: Owner): Promise<NoteTemplate[]> {
  return db.read<NoteTemplate>(
    `select ${COLUMNS} from visit_note_templates where provider_id = $1 order by name, id limit $2`,
    [actor.id, MOST_TEMPLATES],
  );
}

/** Undefined when there are as many as one may have. */
export async function addTemplate(
  { db, actor, at }: Owner,
  { name, reason, history, findings, plan }: SentTemplate,
): Promise<NoteTemplate | undefined> {
  const [added] = await db.query<NoteTemplate>(
    `insert into visit_note_templates (id, provider_id, name, reason, history, findings, plan, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from visit_note_templates where provider_id = $2) < $9
     returning ${COLUMNS}`,
    [uuidv7(), actor.id, name, reason, history, findings, plan, at, MOST_TEMPLATES],
  );
  return added;
}

export async function changeTemplate(
  { db, scope }: Changer,
  { name, reason, history, findings, plan }: SentTemplate,
): Promise<NoteTemplate | undefined> {
  const [changed] = await db.query<NoteTemplate>(
    `update visit_note_templates set name = $3, reason = $4, history = $5, findings = $6, plan = $7
     where id = $1 and provider_id = $2 returning ${COLUMNS}`,
    [scope.templateId, scope.providerId, name, reason, history, findings, plan],
  );
  return changed;
}

export async function removeTemplate({ db, scope }: Changer): Promise<undefined> {
  await db.query('delete from visit_note_templates where id = $1 and provider_id = $2', [
    scope.templateId,
    scope.providerId,
  ]);
  return undefined;
}
