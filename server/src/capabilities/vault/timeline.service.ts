import type { TimelineLine } from '@lakou/contract/vault';
import { KINDS_OF, MOST_COUNTED, TABS, type Tab } from '@lakou/contract/vault.rules';
import type { Capability, RecordGrant, TimelineEntry, TimelineQuery } from '#platform/capability.ts';
import { ownVisits } from '../bookings/timeline.service.ts';

type Source = NonNullable<Capability['timeline']>;

export const sourcesOf = (capabilities: readonly Capability[]): Source[] =>
  capabilities.flatMap(({ timeline }) => timeline ?? []);

/** Newest first; of two at the same moment, the higher id. */
const newestFirst = (a: TimelineEntry, b: TimelineEntry) =>
  b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1);

/** So many entries of these kinds; a source of several kinds is asked again while others fill its pages. */
async function listOf(source: Source, grant: RecordGrant, kinds: ReadonlySet<string>, query: TimelineQuery) {
  if (source.kinds.every((kind) => kinds.has(kind))) return source.list(grant, query);
  const found: TimelineEntry[] = [];
  let { before } = query;
  for (;;) {
    const page = await source.list(grant, { ...query, before });
    found.push(...page.filter(({ kind }) => kinds.has(kind)));
    const last = page.at(-1);
    if (!last || page.length < query.limit || found.length >= query.limit) return found;
    before = { at: last.at, id: last.id };
  }
}

interface Asked {
  readonly tab: Tab;
  readonly q?: string | undefined;
  readonly limit: number;
  readonly before?: string | undefined;
}

const keyOf = ({ at, id }: { at: Date; id: string }) => `${at.getTime()}_${id}`;
function readKey(key: string | undefined) {
  const [at, id] = key?.split('_') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}

/** A page of the timeline: each source gives its newest, one more than the page holds. */
export async function readTimeline(
  sources: readonly Source[],
  grant: RecordGrant,
  { tab, q, limit, before }: Asked,
): Promise<{ entries: TimelineLine[]; next: string | null }> {
  const kinds = new Set<string>(KINDS_OF[tab]);
  const query = { before: readKey(before), text: q || undefined, limit: limit + 1 };
  const asked = sources.filter((source) => source.kinds.some((kind) => kinds.has(kind)));
  const lists = await Promise.all(asked.map((source) => listOf(source, grant, kinds, query)));
  const found = lists.flat().sort(newestFirst);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const visits = page.filter(({ kind }) => kind === 'visit').map(({ id }) => id);
  const own =
    grant.scope.byProvider && visits.length > 0 ? await ownVisits(grant, visits) : new Set<string>(visits);
  return {
    entries: page.map((entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      opens: entry.kind !== 'visit' || own.has(entry.id),
    })),
    next: last && found.length > limit ? keyOf(last) : null,
  };
}

/** How many lines each tab has, as far as a hundred of each source tell. */
export async function countTabs(
  sources: readonly Source[],
  grant: RecordGrant,
): Promise<{ tabs: { tab: Tab; count: number }[] }> {
  const query = { before: undefined, text: undefined, limit: MOST_COUNTED };
  const found = (await Promise.all(sources.map((source) => source.list(grant, query)))).flat();
  const count = (tab: Tab) =>
    Math.min(MOST_COUNTED, found.filter(({ kind }) => KINDS_OF[tab].includes(kind)).length);
  return { tabs: TABS.map((tab) => ({ tab, count: count(tab) })) };
}
