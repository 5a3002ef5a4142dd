import { lazy, Suspense } from 'react';
import { appStyle } from '#platform/stylesheet.ts';

const Space = () => <div className="h-28" />;
const Drawn = lazy(() =>
  Promise.all([import('./calendar-under-tree.tsx'), appStyle()]).then(
    ([{ CalendarUnderTree }]) => ({ default: CalendarUnderTree }),
    () => ({ default: Space }),
  ),
);

/** Loaded only when the list on the first screen is empty. */
export function CalendarUnderTree() {
  return (
    <Suspense fallback={<Space />}>
      <Drawn />
    </Suspense>
  );
}
