import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import HandHelping from 'lucide-react/icons/hand-helping';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { Section } from '../../ui/section.tsx';
import { openRequestsQuery } from '../care-requests/care-requests.queries.ts';
import { credentialsQuery } from '../credentials/credentials.queries.ts';
import { needing } from '../credentials/needs.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** What waits for the provider: visits to answer, open requests that fit, papers that end. */
export function NeedsMe({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('provider-workspace');
  const { data: requests = [] } = useQuery(openRequestsQuery);
  const { data: papers = [] } = useQuery(credentialsQuery);
  const toAnswer = bookings.filter(({ status }) => status === 'requested').length;
  const ending = needing(papers, dayHere(new Date())).length;
  const rows: { to: string; icon: LucideIcon; text: string; count: number }[] = [
    { to: '/app/agenda', icon: Clock, text: t('toAnswer', { count: toAnswer }), count: toAnswer },
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
  if (waiting.length === 0) return null;
  return (
    <Section title={t('needsYou')}>
      <WaitingRows rows={waiting} />
    </Section>
  );
}
