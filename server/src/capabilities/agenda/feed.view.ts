import { type Language, PRODUCT } from '@lakou/i18n';
import ical, { ICalEventStatus } from 'ical-generator';
import { wordsIn } from '#platform/words.ts';
import type { FeedEvent } from './feed.store.ts';

interface Calendar {
  readonly language: Language;
  readonly publicUrl: string;
  readonly at: Date;
}

/** The address may be copied and the calendar shared, so events say what kind of work it is and never with whom. */
export function feedCalendar(events: readonly FeedEvent[], { language, publicUrl, at }: Calendar): string {
  const t = wordsIn(language, 'agenda');
  const calendar = ical({ name: PRODUCT, prodId: { company: PRODUCT, product: PRODUCT }, ttl: 3600 });
  const { hostname } = new URL(publicUrl);
  for (const { id, startsAt, endsAt, sequence, mode, status, type } of events)
    calendar.createEvent({
      id: `${id}@${hostname}`,
      sequence,
      stamp: at,
      start: startsAt,
      end: endsAt,
      summary: `${mode ? t(`feedVisit.${mode}`) : t(`type.${type ?? 'visit'}`)} · ${PRODUCT}`,
      url: mode ? `${publicUrl}/app/visits/${id}` : `${publicUrl}/app/agenda`,
      status:
        status === 'requested' || status === 'awaiting_payment'
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}
