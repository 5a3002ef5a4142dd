import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { unreadQuery } from '../platform/unread.ts';

/** Links to the notifications and shows how many are unread. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(unreadQuery);
  const count = data?.notifications ?? 0;
  const label = count > 0 ? t('unreadNotifications', { count }) : t('notifications');
  return (
    <Link
      to="/app/notifications"
      aria-label={label}
      title={label}
      className="relative grid size-11 place-items-center rounded-control hover:bg-current/10"
    >
      <Bell size={22} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-hibiscus-ink px-1 text-center text-13 leading-5 font-bold text-on-hibiscus"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
