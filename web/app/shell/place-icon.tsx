import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { Place } from '../areas/area.ts';
import { unreadQuery } from '../platform/unread.ts';

/** The icon of a place; that of the messages shows how many are unread. */
export function PlaceIcon({ place: { name, icon: Icon } }: { place: Place }) {
  return (
    <span className="relative">
      <Icon size={22} />
      {name === 'messages' && <Unread />}
    </span>
  );
}

function Unread() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(unreadQuery);
  const count = data?.messages ?? 0;
  if (count === 0) return null;
  return (
    <span className="absolute -top-2 -right-3 min-w-5 rounded-full bg-hibiscus-ink px-1 text-center text-13 leading-5 font-bold text-on-hibiscus">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unreadMessages', { count })}</span>
    </span>
  );
}
