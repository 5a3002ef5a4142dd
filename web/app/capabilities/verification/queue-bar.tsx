import type { WaitingProvider } from '@lakou/contract/verification';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Key } from './key.tsx';

interface QueueBarProps {
  /** The position in the queue; -1 for who is not in it any more. */
  at: number;
  total: number;
  previous: WaitingProvider | undefined;
  next: WaitingProvider | undefined;
  onGo: (to: WaitingProvider) => void;
}

/** Where this review stands in the queue, and the way to the others. */
export function QueueBar({ at, total, previous, next, onGo }: QueueBarProps) {
  const { t } = useTranslation('verification');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft">
        {at < 0 ? t('decided') : t('position', { at: at + 1, total })}
        {next && <span className="max-md:hidden"> · {t('nextIs', { name: next.name })}</span>}
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={ChevronLeft}
          disabled={!previous}
          onClick={() => previous && onGo(previous)}
        >
          {t('previous')} <Key>K</Key>
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={ChevronRight}
          disabled={!next}
          onClick={() => next && onGo(next)}
        >
          {t('next')} <Key>J</Key>
        </Button>
      </div>
    </div>
  );
}
