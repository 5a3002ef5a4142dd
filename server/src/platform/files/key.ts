const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[a-z]+)?$/;

/** False for drafts, which have another ending. */
export const isKey = (name: string): boolean => KEY.test(name);

/**
 * Keys are our own ids, at most with a fixed word after them: text that a person typed never
 * becomes a path.
 */
export function placeOf(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of a file');
  // Grouped by the random end of the id, so that no folder gets too many files.
  return `${key.slice(34, 36)}/${key}`;
}
