import { drawingOf } from '@lakou/content/step-aids';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';

const Nothing = () => null;
// Without the drawings the text alone must do.
const Drawn = lazy(() =>
  import('./drawn.tsx').then(
    (module) => ({ default: module.Drawn }),
    () => ({ default: Nothing }),
  ),
);
const DrawnSign = lazy(() =>
  import('./drawn.tsx').then(
    (module) => ({ default: module.DrawnSign }),
    () => ({ default: Nothing }),
  ),
);

/**
 * The drawing of a step, counted from 1, if it has one; the text does not wait for it, nor move when it comes. On a phone
 * it is low enough that the first words of the step are in sight below it.
 */
export function StepDrawing({ topicId, number }: { topicId: string; number: number }) {
  const { t } = useTranslation('first-aid-drawings');
  const name = drawingOf(topicId, number - 1);
  if (!name) return null;
  return (
    <div className="mx-auto aspect-7/5 w-full max-w-120 max-md:max-w-[36dvh] overflow-hidden rounded-card bg-sea-tint">
      <Suspense>
        <Drawn name={name} description={t(`of.${name}`)} />
      </Suspense>
    </div>
  );
}

export function Sign({ sign }: { sign: string }) {
  return (
    <span className="size-10 shrink-0">
      <Suspense>
        <DrawnSign sign={sign} />
      </Suspense>
    </span>
  );
}
