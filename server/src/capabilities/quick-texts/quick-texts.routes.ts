import { MOST_QUICK_TEXTS } from '@lakou/contract/quick-texts.rules';
import { uuidv7 } from 'uuidv7';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import { canChangeText, canKeepText, canListTexts, canRemoveText } from './quick-texts.access.ts';
import { deleteText, insertText, listTexts, updateText } from './quick-texts.store.ts';

export const quickTexts: Routes = (on) => {
  const all = '/api/providers/me/quick-texts';
  on(`GET ${all}`, canListTexts, async ({ grant, query, reply }) =>
    onePage(reply, await listTexts(grant, query), query),
  );
  on(
    `POST ${all}`,
    canKeepText,
    async ({ grant, body }) =>
      (await insertText(grant, { ...body, id: uuidv7() }, MOST_QUICK_TEXTS)) ?? fail('too_many_entries'),
  );
  on(
    `PUT ${all}/:id`,
    canChangeText,
    async ({ grant, body }) => (await updateText(grant, body)) ?? fail('not_found'),
  );
  on(`DELETE ${all}/:id`, canRemoveText, async ({ grant }) => {
    await deleteText(grant);
    return undefined;
  });
};
