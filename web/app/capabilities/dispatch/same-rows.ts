import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';

interface Row {
  readonly id: string;
}

/**
 * Keeps the objects of rows that have not changed, found by id: when the first visit of a long list is taken, the others
 * move up and need not be drawn again.
 */
export function keepRows<One extends Row>(before: One[], now: One[]): One[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  return keepList(
    before,
    now.map((row) => {
      const old = byId.get(row.id);
      return old ? replaceEqualDeep(old, row) : row;
    }),
  );
}

const keepList = <Item>(before: Item[], now: Item[]): Item[] =>
  before.length === now.length && now.every((item, at) => item === before[at]) ? before : now;

type Pages<One> = InfiniteData<One[], string>;

export function keepPagedRows<One extends Row>(before: Pages<One> | undefined, now: Pages<One>): Pages<One> {
  if (!before) return now;
  const old = before.pages.flat();
  const pages = keepList(
    before.pages,
    now.pages.map((page, at) => keepList(before.pages[at] ?? [], keepRows(old, page))),
  );
  const pageParams = keepList(before.pageParams, now.pageParams);
  return pages === before.pages && pageParams === before.pageParams ? before : { pages, pageParams };
}
