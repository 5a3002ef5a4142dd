import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useUser } from '../../platform/session.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { dangersQuery } from './dangers.queries.ts';

const Reminder = lazy(async () => {
  const [module] = await Promise.all([import('./danger-reminder.tsx'), appStyle()]);
  return { default: module.DangerReminder };
});

/** Asks for dangers nobody has acknowledged; what shows them is loaded only when there is one. */
export function UnreadDangers() {
  const { data } = useQuery(dangersQuery(useUser().id));
  return data?.length ? (
    <Suspense>
      <Reminder dangers={data} />
    </Suspense>
  ) : null;
}
