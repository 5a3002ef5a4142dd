import { useQuery } from '@tanstack/react-query';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { dangersQuery } from './dangers.queries.ts';

const Reminder = lazy(async () => {
  const [module] = await Promise.all([import('./danger-reminder.tsx'), appStyle()]);
  return { default: module.DangerReminder };
});

/**
 * Asks for dangers nobody has acknowledged; what shows them is loaded only when there is one. No answer is not the same
 * as no danger, and `unasked` says so.
 */
export function UnreadDangers({ unasked }: { unasked: string }) {
  const { t } = useTranslation('common');
  const { data, isError, isPaused, isFetching, refetch } = useQuery(dangersQuery(useUser().id));
  const again = (
    <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <>
      {(isError || (isPaused && !data)) && (
        <Banner tone="warn" icon={CloudAlert} action={isError && again}>
          {unasked}
        </Banner>
      )}
      {data?.length ? (
        <Suspense>
          <Reminder dangers={data} unasked={unasked} />
        </Suspense>
      ) : null}
    </>
  );
}
