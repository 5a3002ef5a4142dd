import type { Booking } from '@lakou/contract/bookings';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import HandHelping from 'lucide-react/icons/hand-helping';
import ListChecks from 'lucide-react/icons/list-checks';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { Section } from '../../ui/section.tsx';
import { openRequestsQuery } from '../care-requests/care-requests.queries.ts';
import { credentialsQuery } from '../credentials/credentials.queries.ts';
import { needing } from '../credentials/needs.ts';

interface NeedsMeProps {
  bookings: readonly Booking[];
  availability: Pick<MyAvailability, 'hours' | 'fees'>;
}

/**
 * What waits for the provider: visits to answer, open requests that fit, papers that end, and what a newcomer has not
 * set up yet. Nothing is shown when nothing does.
 */
export function NeedsMe({ bookings, availability }: NeedsMeProps) {
  const { t } = useTranslation('provider-workspace');
  const { data: requests = [] } = useQuery(openRequestsQuery);
  const { data: sent } = useQuery(credentialsQuery);
  const papers = sent ?? [];
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
    ...[
      { to: '/app/availability', text: t('setup.hours'), isMissing: !availability.hours },
      { to: '/app/availability', text: t('setup.fees'), isMissing: availability.fees.length === 0 },
      { to: '/app/credentials', text: t('setup.papers'), isMissing: sent?.length === 0 },
    ].map(({ to, text, isMissing }) => ({ to, text, icon: ListChecks, count: isMissing ? 1 : 0 })),
  ];
  const waiting = rows.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('needsYou')}>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {waiting.map(({ to, icon: Icon, text }) => (
          <li key={text} className="border-line not-first:border-t">
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold hover:bg-sunken"
            >
              <Icon size={22} className="shrink-0 text-sea" />
              <span className="grow">{text}</span>
              <ChevronRight size={20} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
