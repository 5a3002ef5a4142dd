import type { Page } from '@lakou/contract/primitives';
import type { NewQuickText, QuickText } from '@lakou/contract/quick-texts';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export interface TextScope {
  readonly textId: string;
  readonly providerId: string;
}
const COLUMNS = 'id, title, body';

export async function isOwnText({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from quick_texts where id = $1 and provider_id = $2', [id, actor.id]);
  return found.length > 0;
}

/** Oldest first; one more than the page size when there are more. */
export function listTexts(
  { db, actor }: Grant<'quick-texts:list'>,
  { limit, after }: Page,
): Promise<QuickText[]> {
  return db.read<QuickText>(
    `select ${COLUMNS} from quick_texts where provider_id = $1 and ($2::uuid is null or id > $2)
     order by id limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
}

/** The stored text; undefined when the provider has as many as there may be. */
export async function insertText(
  { db, actor, at }: Grant<'quick-text:create'>,
  { id, title, body }: NewQuickText & { id: string },
  most: number,
): Promise<QuickText | undefined> {
  const [row] = await db.query<QuickText>(
    `insert into quick_texts (id, provider_id, title, body, created_at)
     select $1, $2, $3, $4, $5 where (select count(*) from quick_texts where provider_id = $2) < $6
     returning ${COLUMNS}`,
    [id, actor.id, title, body, at, most],
  );
  return row;
}

export async function updateText(
  { db, scope }: Grant<'quick-text:change', TextScope>,
  { title, body }: NewQuickText,
): Promise<QuickText | undefined> {
  const [row] = await db.query<QuickText>(
    `update quick_texts set title = $3, body = $4 where id = $1 and provider_id = $2 returning ${COLUMNS}`,
    [scope.textId, scope.providerId, title, body],
  );
  return row;
}

export async function deleteText({ db, scope }: Grant<'quick-text:remove', TextScope>): Promise<void> {
  await db.query('delete from quick_texts where id = $1 and provider_id = $2', [
    scope.textId,
    scope.providerId,
  ]);
}
