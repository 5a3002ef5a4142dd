import { lazy, Suspense } from 'react';
import { appStyle } from '#platform/stylesheet.ts';

const Space = () => <div className="h-28" />;
const Drawn = lazy(() =>
  Promise.all([import('./calendar-under-tree.tsx'), appStyle()]).then(
    ([{ CalendarUnderTree }]) => ({ default: CalendarUnderTree }),
    () => ({ default: Space }),
  ),
);

/** For the first screen, where mostly something is: it comes when there is nothing. */
export function CalendarUnderTree() {
  return (
    <Suspense fallback={<Space />}>
      <Drawn />
    </Suspense>
  );
}
