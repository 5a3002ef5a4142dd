import { PUSHES_PER_MINUTE } from '@lakou/content/step-aids';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { wakeSound } from './sound.ts';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useMetronome } from './use-metronome.ts';

/** The pace of chest pushes: a tone, a vibration and a light. */
export function StepMetronome() {
  const { t } = useTranslation('first-aid');
  const [isRunning, setRunning] = useState(false);
  const [isLoud, setLoud] = useState(true);
  const light = useRef<HTMLSpanElement>(null);
  useAwakeScreen(isRunning);
  useMetronome(isRunning, PUSHES_PER_MINUTE, isLoud, () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    light.current?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 350 });
  });
  return (
    <section
      aria-label={t('beat.name')}
      className="grid gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-center gap-4">
        <span className="relative grid size-22 shrink-0 place-items-center rounded-full bg-hibiscus-tint">
          <span
            ref={light}
            aria-hidden="true"
            className="absolute inset-0 rounded-full bg-hibiscus opacity-0"
          />
          <HeartPulse size={36} className="relative text-ink" />
        </span>
        <div className="grid grow gap-2">
          <p className="text-18 leading-tight font-bold">{t('beat.pace', { number: PUSHES_PER_MINUTE })}</p>
          <div>
            <Button
              variant={isRunning ? 'tint' : 'primary'}
              icon={isRunning ? Square : Play}
              onClick={() => {
                wakeSound();
                setRunning(!isRunning);
              }}
            >
              {isRunning ? t('beat.stop') : t('beat.start')}
            </Button>
          </div>
        </div>
      </div>
      <Switch label={t('beat.sound')} checked={isLoud} onChange={() => setLoud(!isLoud)} />
    </section>
  );
}
