import type { Booking } from '@lakou/contract/bookings';
import { hashKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { isReadKept } from '../../platform/device/kept-reads.ts';
import { useUser } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { providerQuery } from '../providers/providers.queries.ts';
import { bookingsQuery } from './bookings.queries.ts';
import { providersOf } from './providers-of.ts';

/** Without a network: those whom the family has seen and whose page this device keeps can be asked for a visit. */
export function KnownProviders() {
  const online = useOnline();
  const { role } = useUser();
  return online || role !== 'PATIENT' ? null : <Known />;
}

function Known() {
  const { t } = useTranslation('bookings');
  const { id } = useUser();
  const upcoming = useInfiniteQuery(bookingsQuery(id, 'upcoming'));
  const past = useInfiniteQuery(bookingsQuery(id, 'past'));
  const kept = useKept([...(upcoming.data?.pages ?? []), ...(past.data?.pages ?? [])].flat());
  if (kept.length === 0) return null;
  return (
    <Section title={t('wish.title')}>
      <Card>
        <p className="mb-3 text-15 text-ink-soft">{t('wish.about')}</p>
        <ul className="grid gap-2">
          {kept.map((one) => (
            <li key={one.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-semibold wrap-anywhere">{one.name}</span>
              <ButtonLink
                to={`/app/book/${one.id}`}
                size="sm"
                variant="tint"
                aria-label={t('wish.askOf', { name: one.name })}
              >
                {t('wish.ask')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** Those of whom the device keeps the page. */
function useKept(bookings: readonly Booking[]) {
  const known = providersOf(bookings);
  const ids = known.map(({ id }) => id).join(' ');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = new Set<string>();
      for (const id of ids.split(' ').filter(Boolean))
        if (await isReadKept(hashKey(providerQuery(id).queryKey))) found.add(id);
      if (!isOver) setKept(found);
    };
    void look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [ids]);
  return known.filter(({ id }) => kept.has(id));
}
