const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-[a-z]+)?$/;

/** Keys are ids of ours, with a word behind them at most: nothing somebody typed ever names a place. */
export function placeOf(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of a file');
  // By the random end of the id, so that no folder gets too full.
  return `${key.slice(34, 36)}/${key}`;
}
