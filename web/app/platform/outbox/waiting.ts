import type { ItemKind, OutboxItem } from './item.ts';

interface Whose {
  readonly patientId: string;
  readonly dependentId?: string | undefined;
}
type Waiting = Pick<OutboxItem, 'kind' | 'path' | 'body' | 'refusal'>;

/** What of a kind waits on this device for one person of the family; what the server refused is not among it. */
export const waitingFor = <Item extends Waiting>(
  items: readonly Item[],
  kind: ItemKind,
  { patientId, dependentId }: Whose,
): Item[] =>
  items.filter(
    (item) =>
      item.kind === kind &&
      !item.refusal &&
      item.path.split('/').includes(patientId) &&
      (item.body.dependentId ?? undefined) === dependentId,
  );

/** What the server knows with what is still to be sent, newest first; each entry once. */
export function withWaiting<Entry extends { readonly id: string; readonly at: string }>(
  entries: readonly Entry[],
  waiting: readonly Entry[],
): readonly Entry[] {
  const known = new Set(entries.map(({ id }) => id));
  const added = waiting.filter(({ id }) => !known.has(id));
  if (added.length === 0) return entries;
  return [...added, ...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
