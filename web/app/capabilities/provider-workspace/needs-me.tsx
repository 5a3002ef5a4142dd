import type { Booking } from '@lakou/contract/bookings';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import HandHelping from 'lucide-react/icons/hand-helping';
import MessageCircle from 'lucide-react/icons/message-circle';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { combineQueries } from '../../platform/query-read.ts';
import { unreadQuery } from '../../platform/unread.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { openRequestsQuery } from '../care-requests/care-requests.queries.ts';
import { credentialsQuery } from '../credentials/credentials.queries.ts';
import { needing } from '../credentials/needs.ts';
import { useMaybeReadsRecords } from '../verification/licence-notice.tsx';
import { ownNotesQuery } from '../visit-notes/visit-notes.queries.ts';
import { criticalsQuery } from './criticals.query.ts';
import { type WaitingRow, WaitingRows } from './waiting-rows.tsx';

/** What waits for the provider: critical values, visits and messages to answer, notes to sign, open requests that fit, papers that end. */
export function NeedsMe({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('provider-workspace');
  // Who may not read them is not asked for them.
  const readsRecords = useMaybeReadsRecords() === true;
  const measured = useQuery({ ...criticalsQuery, enabled: readsRecords });
  const open = useQuery(openRequestsQuery);
  const kept = useQuery(credentialsQuery);
  const written = useInfiniteQuery(ownNotesQuery);
  const unanswered = useQuery(unreadQuery);
  const { data: criticals = [] } = measured;
  const { data: requests = [] } = open;
  const { data: papers = [] } = kept;
  const { data: notes } = written;
  const { data: unread } = unanswered;
  const others = combineQueries(open, kept, written, unanswered);
  const all = readsRecords ? combineQueries(measured, others) : others;
  const unreadMessages = unread?.messages ?? 0;
  const toAnswer = bookings.filter(({ status }) => status === 'requested').length;
  // Drafts come first, so that the first page has them.
  const toSign = notes?.pages[0]?.filter(({ status }) => status === 'draft').length ?? 0;
  const ending = needing(papers, dayHere(new Date())).length;
  const rows: (WaitingRow & { count: number })[] = [
    {
      to: '/app/lab-worklist',
      icon: TriangleAlert,
      text: t('criticalResults', { count: criticals.length }),
      count: criticals.length,
      urgent: true,
    },
    { to: '/app/agenda', icon: Clock, text: t('toAnswer', { count: toAnswer }), count: toAnswer },
    {
      to: '/app/messages',
      icon: MessageCircle,
      text: t('unreadMessages', { count: unreadMessages }),
      count: unreadMessages,
    },
    { to: '/app/notes', icon: NotebookPen, text: t('notesToSign', { count: toSign }), count: toSign },
    {
      to: '/app/care-requests',
      icon: HandHelping,
      text: t('openRequests', { count: requests.length }),
      count: requests.length,
    },
    {
      to: '/app/credentials',
      icon: BadgeCheck,
      text: t('credentialNeeds', { count: ending }),
      count: ending,
    },
  ];
  const waiting = rows.filter(({ count }) => count > 0);
  if (waiting.length === 0 && (all.data || !all.error)) return null;
  return (
    <Section title={t('needsYou')}>
      <FailedNote query={all} text={t('needsFailed')} />
      {waiting.length > 0 && <WaitingRows rows={waiting} />}
    </Section>
  );
}
