import { NOTIFICATION_CHANNELS } from '@lakou/contract/notifications.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { fieldsOf } from '../../platform/fields-of.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { notificationSettingsQuery } from './notifications.queries.ts';
import { canPush, PushRefused, usePush } from './use-push.ts';

type Way = (typeof NOTIFICATION_CHANNELS)[number];
type Change = Partial<Record<Way, boolean>>;

/** The channels of notifications. Each switch is saved when it is pressed. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  return (
    <Section title={t('title')}>
      <Switches />
    </Section>
  );
}

function Switches() {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = useQuery(notificationSettingsQuery);
  const push = usePush();
  const { queryKey } = notificationSettingsQuery;
  const save = useMutation({
    mutationFn: (body: Change) => api('PUT /api/users/me/notification-settings', { body }),
    // The switch changes at once, and changes back if the server refuses or nothing answers.
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, before && { ...before, ...change });
      return before && fieldsOf(before, change);
    },
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: async (refused, _, before) => {
      queries.setQueryData(queryKey, (now) => now && { ...now, ...before });
      toast.error(errorText(refused));
      await queries.invalidateQueries({ queryKey });
    },
    scope: { id: 'notification-settings' },
  });

  /** Asks the browser for permission first; without it the switch stays off. */
  async function choose(way: Way, on: boolean) {
    try {
      if (way === 'push') await push.mutateAsync(on);
      save.mutate({ [way]: on });
    } catch (refused) {
      toast.error(refused instanceof PushRefused ? t('push.refused') : errorText(refused));
    }
  }

  return (
    <QueryState query={query}>
      {(settings) => (
        <Card>
          <div className="grid gap-3">
            {NOTIFICATION_CHANNELS.filter((way) => way !== 'push' || canPush()).map((way) => (
              <Switch
                key={way}
                label={t(`${way}.label`)}
                description={t(`${way}.description`)}
                checked={settings[way]}
                onChange={(event) => void choose(way, event.target.checked)}
              />
            ))}
          </div>
          <p className="mt-4 border-t border-line pt-3 text-14 text-ink-soft">{t('safety')}</p>
        </Card>
      )}
    </QueryState>
  );
}
