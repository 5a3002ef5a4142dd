import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

/** Blocks in the shape of the content; screen readers announce once that it loads. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="animate-pulse">
        {children}
      </div>
    </div>
  );
}

/** One grey shape; give it a size: `<SkeletonBlock size="h-4 w-40" />`. */
export function SkeletonBlock({ size, round = false }: { size: string; round?: boolean }) {
  return (
    <div className={classNames('max-w-full bg-line', size, round ? 'rounded-full' : 'rounded-control')} />
  );
}

/** The skeleton of a card with a picture and two lines. */
export function SkeletonCard() {
  return (
    <Card>
      <div className="flex items-center gap-3.5">
        <SkeletonBlock size="size-11 shrink-0" round />
        <div className="grow space-y-2.5">
          <SkeletonBlock size="h-4 w-2/3" />
          <SkeletonBlock size="h-3.5 w-full" />
        </div>
      </div>
    </Card>
  );
}
