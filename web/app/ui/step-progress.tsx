import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from './class-names.ts';

interface StepProgressProps {
  titles: readonly string[];
  /** Counted from 0. */
  current: number;
}

/** The current step: a bar on phones, a list of steps on wide screens. */
export function StepProgress({ titles, current }: StepProgressProps) {
  const { t } = useTranslation('common');
  return (
    <ol aria-label={t('steps')} className="flex gap-1.5 lg:flex-col lg:gap-1">
      {titles.map((title, at) => (
        <li
          key={title}
          aria-current={at === current ? 'step' : undefined}
          className={classNames(
            'grow lg:flex lg:min-h-11 lg:items-center lg:gap-3 lg:rounded-control lg:px-3',
            at === current ? 'font-semibold lg:bg-sea-tint lg:text-sea' : 'text-ink-soft',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames('block h-1.5 rounded-full lg:hidden', at <= current ? 'bg-sea' : 'bg-line')}
          />
          <span
            aria-hidden="true"
            className={classNames(
              'hidden size-7 shrink-0 place-items-center rounded-full text-14 font-bold tabular-nums lg:grid',
              at < current && 'bg-leaf-tint text-leaf',
              at === current && 'bg-sea text-on-sea',
              at > current && 'border border-line-strong',
            )}
          >
            {at < current ? <Check size={16} strokeWidth={3} /> : at + 1}
          </span>
          <span className="max-lg:sr-only">
            {title}
            {at < current && <span className="sr-only"> ({t('stepDone')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
