import type { Message } from '@lakou/contract/messages';

/** Pages from the newest back, each oldest first, as one list from the oldest. */
export const inOrder = (pages: readonly (readonly Message[])[]): Message[] => pages.toReversed().flat();

/**
 * The pages with new messages added and changed ones replaced. Undefined when the new page does not overlap the known
 * messages: some between are missing, and all pages must be read again.
 */
export function mergeNewest(
  pages: readonly (readonly Message[])[],
  fresh: readonly Message[],
): Message[][] | undefined {
  const known = new Set(pages.flat().map(({ id }) => id));
  const reaches = known.size === 0 || fresh.some(({ id }) => known.has(id));
  if (!reaches && fresh.length > 0) return undefined;
  const changed = new Map(fresh.map((message) => [message.id, message]));
  const [newest = [], ...older] = pages.map((page) =>
    page.map((message) => changed.get(message.id) ?? message),
  );
  return [[...newest, ...fresh.filter(({ id }) => !known.has(id))], ...older];
}

/** Whether a date line belongs above this message. */
export const beginsDay = (
  dayOf: (at: string) => string,
  message: Message,
  before: Message | undefined,
): boolean => !before || dayOf(message.timestamp) !== dayOf(before.timestamp);
