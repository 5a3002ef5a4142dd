import { formatDateTime } from '@lakou/i18n';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { useWishText } from '../bookings/wish-time.tsx';
import { wishIn } from './wish-in.ts';

/** When a visit that waits is wished for. */
export function WishText({ item }: { item: StoredItem }) {
  const lang = useLanguage();
  const wishText = useWishText();
  const wish = wishIn(item);
  const { dateTime } = item.body;
  if (wish) return <p>{wishText(wish)}</p>;
  if (typeof dateTime !== 'string') return null;
  return <p>{formatDateTime(lang, { at: new Date(dateTime), timeZone: ownTimeZone() }, 'long')}</p>;
}
