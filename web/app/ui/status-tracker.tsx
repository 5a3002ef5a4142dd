import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from './class-names.ts';

interface StatusTrackerProps {
  /** What is tracked, for those who hear the screen. */
  label: string;
  /** The day of a step is shown once it was reached. */
  steps: readonly { name: string; day?: string | undefined }[];
  /** How many steps were reached. */
  reached: number;
  /** It went no further, and will not. */
  stopped?: string | undefined;
}

/** How far something has come on a fixed way: side by side on wide screens, one below the other on phones. */
export function StatusTracker({ label, steps, reached, stopped }: StatusTrackerProps) {
  const { t } = useTranslation('common');
  return (
    <ol aria-label={label} className="grid gap-0 md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ name, day }, at) => {
        const isDone = at < reached;
        const isLast = at === reached - 1;
        return (
          <li
            key={name}
            aria-current={isLast && !stopped ? 'step' : undefined}
            className="relative flex min-h-14 items-start last:min-h-0 gap-3 md:flex-col md:items-center md:gap-1.5 md:text-center"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute -top-6.5 left-3.5 h-6.5 w-0.5 md:top-3.5 md:right-[calc(50%+1rem)] md:left-[calc(-50%+1rem)] md:h-0.5 md:w-auto',
                  isDone ? 'bg-leaf' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-7.5 shrink-0 place-items-center rounded-full text-14 font-bold tabular-nums',
                isDone ? 'bg-leaf-tint text-leaf' : 'border border-line-strong text-ink-soft',
              )}
            >
              {isDone ? <Check size={17} strokeWidth={3} /> : at + 1}
            </span>
            <span className={classNames('text-15', isDone ? 'font-semibold' : 'text-ink-soft')}>
              {name}
              {isDone && <span className="sr-only"> ({t('stepDone')})</span>}
              {isDone && day && <span className="block text-14 font-normal text-ink-soft">{day}</span>}
              {isLast && stopped && (
                <span className="block text-14 font-semibold text-hibiscus-ink">{stopped}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
