import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { needsWords } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { peopleQuery, visitsQuery } from './health-workers.queries.ts';
import { useWaitingVisits } from './use-waiting-visits.ts';
import { VisitDialog } from './visit.dialog.tsx';

const words = needsWords('health-workers', 'trackers', 'measurements', 'maternity', 'listen');
export const loadVisitWords = () => words({ request: new Request(location.href) });

const personIdOf = (path: string) => /\/people\/([^/]+)\/visits$/.exec(path)?.[1] ?? '';

/** The form of a visit that waits to be sent, with what was entered. */
export function WaitingVisit({ item, onClose }: { item: StoredItem; onClose: () => void }) {
  const id = personIdOf(item.path);
  const { data: people, isPending } = useQuery(peopleQuery);
  const { data: visits } = useInfiniteQuery(visitsQuery(id));
  const known = withWaiting(visits?.pages.flat() ?? [], useWaitingVisits(id));
  if (isPending) return null;
  const found = people?.find((one) => one.id === id);
  const person = found ?? { id, name: item.name ?? '', dateOfBirth: null, gender: null, pregnant: false };
  return <VisitDialog person={person} known={known} waiting={item} onClose={onClose} />;
}
