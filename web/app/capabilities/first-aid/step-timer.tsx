import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Timer from 'lucide-react/icons/timer';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { clockText } from './timer.ts';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useTimer } from './use-timer.ts';

interface StepTimerProps {
  topicId: string;
  number: number;
  minutes: number;
}

/** Counts the minutes that the step asks for. */
export function StepTimer({ topicId, number, minutes }: StepTimerProps) {
  const { t } = useTranslation('first-aid');
  const over = t('timer.over', { number: minutes });
  const { timer, isRunning, left, start, pause, resume } = useTimer(topicId, number, minutes, over);
  useAwakeScreen(isRunning);
  const isOver = timer !== undefined && left === 0;
  return (
    <section
      aria-label={t('timer.name', { number: minutes })}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4"
    >
      <ProgressRing share={left / (minutes * 60_000)} tone="sea">
        <Timer size={28} className="text-sea" />
      </ProgressRing>
      <div className="grid grow gap-2">
        <p>
          <span role="timer" className="block text-36 font-extrabold tabular-nums">
            {clockText(left)}
          </span>
          <span className="text-15 text-ink-soft">
            {t('timer.left', { total: clockText(minutes * 60_000) })}
          </span>
        </p>
        <p role="status" className="font-bold text-hibiscus-ink empty:hidden">
          {isOver && over}
        </p>
        <div className="flex flex-wrap gap-2">
          {!timer && (
            <Button icon={Play} onClick={start}>
              {t('timer.start')}
            </Button>
          )}
          {isRunning && (
            <Button variant="tint" icon={Pause} onClick={pause}>
              {t('timer.pause')}
            </Button>
          )}
          {timer && !isRunning && !isOver && (
            <Button icon={Play} onClick={resume}>
              {t('timer.resume')}
            </Button>
          )}
          {timer && !isRunning && (
            <Button variant="ghost" icon={RotateCcw} onClick={start}>
              {t('timer.again')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
