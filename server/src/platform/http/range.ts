/**
 * The requested byte range; undefined for the whole, `none` when it cannot be satisfied. Several
 * ranges: the whole.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = size - 1;
  // `-500` asks for the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (start > last) return 'none';
  return start <= end ? { start, end } : undefined;
}
