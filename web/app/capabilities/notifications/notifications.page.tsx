import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { unreadQuery } from '../../platform/unread.ts';
import { Button } from '../../ui/button.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { NotificationRow } from './notification-row.tsx';
import { notificationsQuery } from './notifications.queries.ts';

export const clientLoader = needsWords('notifications', 'notification-texts');

/** The notifications, newest first. */
export default function Notifications() {
  const { t } = useTranslation('notifications');
  return (
    <>
      <title>{t('listTitle')}</title>
      <Sections>
        <PageTitle>{t('listTitle')}</PageTitle>
        <NotificationList />
      </Sections>
    </>
  );
}

function NotificationList() {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries(unreadQuery);
    return queries.invalidateQueries({ queryKey: ['notifications'] });
  };
  const markAll = useMutation({
    mutationFn: () => api('POST /api/notifications/read', { body: {} }),
    onSuccess: refresh,
    onError: (refused) => toast.error(errorText(refused)),
  });
  const mark = useMutation({
    mutationFn: (id: string) => api('POST /api/notifications/:id/read', { params: { id } }),
    onSuccess: refresh,
  });
  return (
    <div className="grid gap-3">
      <PagedList
        query={useInfiniteQuery(notificationsQuery)}
        skeleton={
          <Skeleton>
            <SkeletonCard />
            <SkeletonCard />
          </Skeleton>
        }
        empty={<EmptyCard drawing={<Letter />} text={t('empty')} />}
        more={t('older')}
      >
        {(notifications) => (
          <>
            {notifications.some(({ readAt }) => !readAt) && (
              <div className="flex justify-end">
                <Button
                  variant="ghost"
                  size="sm"
                  icon={CheckCheck}
                  busy={markAll.isPending}
                  onClick={() => markAll.mutate()}
                >
                  {t('markAll')}
                </Button>
              </div>
            )}
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {notifications.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onOpen={() => !notification.readAt && mark.mutate(notification.id)}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  );
}
