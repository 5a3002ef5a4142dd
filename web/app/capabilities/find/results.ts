import { plainText } from '@lakou/i18n';

/** One line of the search: where it leads, and what it is called. */
export interface Result {
  readonly key: string;
  readonly title: string;
  /** Tells results of the same title apart. */
  readonly detail?: string;
  readonly to: string;
}

/** What the server was asked for, and how to ask again where that failed. */
export interface Asked {
  readonly results: readonly Result[];
  readonly retry?: (() => void) | undefined;
}

export const NOT_ASKED: Asked = { results: [] };

/** A list that could not be read is not an empty one. */
export const askedOf = (
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
  results: readonly Result[] | undefined,
): Asked => ({
  results: results ?? [],
  ...(isError && !results && { retry: () => void refetch() }),
});

const GROUPS = [
  'pages',
  'people',
  'visits',
  'actions',
  'first-aid',
  'providers',
  'education',
  'medicines',
] as const;
export type GroupName = (typeof GROUPS)[number];

export interface ResultGroup {
  readonly name: GroupName;
  readonly results: readonly Result[];
}

const MOST_IN_GROUP = 5;

/** Those whose title or detail contains the words, ignoring case and accents. */
export function titled(results: readonly Result[], text: string): Result[] {
  const asked = plainText(text).trim();
  return results.filter(({ title, detail = '' }) => plainText(`${title}\n${detail}`).includes(asked));
}

/** Groups with something in them, in their order; an address is offered once. */
export function grouped(found: Readonly<Partial<Record<GroupName, readonly Result[]>>>): ResultGroup[] {
  const offered = new Set<string>();
  return GROUPS.flatMap((name) => {
    const results = (found[name] ?? []).filter(({ to }) => !offered.has(to)).slice(0, MOST_IN_GROUP);
    for (const { to } of results) offered.add(to);
    return results.length > 0 ? [{ name, results }] : [];
  });
}

/** The place of the next result; past one end follows the other. */
export const moved = (active: number, by: number, count: number): number =>
  count === 0 ? 0 : (active + by + count) % count;
