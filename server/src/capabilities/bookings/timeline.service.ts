import { findService } from '@lakou/content/services';
import type { RecordGrant, TimelineEntry, TimelineQuery } from '#platform/capability.ts';
import { listOwnVisits, listVisitLines } from './timeline.store.ts';

/** Visits as lines of the timeline; the title is what the catalogue calls them in English, else what was written. */
export async function visitLines(grant: RecordGrant, query: TimelineQuery): Promise<TimelineEntry[]> {
  const rows = await listVisitLines(grant, query);
  return rows.map(({ service, serviceType, ...line }) => ({
    ...line,
    kind: 'visit' as const,
    title: (service && findService(service)?.name.en) || serviceType,
  }));
}

/** The ids of those visits that the provider who reads may open. */
export const ownVisits = async (grant: RecordGrant, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await listOwnVisits(grant, ids)).map(({ id }) => id));
