import { type DoseState, doseState } from '@lakou/contract/my-medicines.rules';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { clockText } from '../../platform/time/clock-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Tone } from '../../ui/tone.ts';
import type { Whose } from './my-medicines.queries.ts';
import type { ShownDose } from './todays-doses.ts';
import { useAnswer } from './use-answer.ts';

const LOOKS: Record<DoseState, { tone: Tone; icon: LucideIcon }> = {
  taken: { tone: 'leaf', icon: CircleCheck },
  skipped: { tone: 'neutral', icon: CircleMinus },
  now: { tone: 'sea', icon: Clock },
  late: { tone: 'mango', icon: Clock },
  later: { tone: 'neutral', icon: Clock },
  open: { tone: 'neutral', icon: Clock },
};

interface DoseRowProps {
  of: Whose;
  /** The dependent who takes it. */
  name: string | undefined;
  dose: ShownDose;
  /** The day of the list that it stands in. */
  today: string;
  now: Date;
}

/** One dose: its time and medicine, what was said of it, and the buttons to say so. */
export function DoseRow({ of, name, dose, today, now }: DoseRowProps) {
  const { t } = useTranslation('my-medicines');
  const lang = useLanguage();
  const answering = useAnswer(of, name);
  const state = doseState(dose.dueAt, dose.answer, now);
  const time = clockText(lang, dose.time);
  const named = { medicine: dose.text, time };
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-40">
          <p className="text-15 text-ink-soft tabular-nums">
            {dose.day < today ? t('yesterday', { time }) : time}
          </p>
          <p className="text-18 font-bold wrap-anywhere">{dose.text}</p>
          {dose.amount && <p className="text-16 wrap-anywhere">{dose.amount}</p>}
          {dose.isWaiting && <p className="text-14 text-ink-soft">{t('waiting')}</p>}
        </div>
        <Badge tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      {dose.answer ? (
        <div>
          <Button
            variant="ghost"
            size="sm"
            icon={Undo2}
            aria-label={t('undoOf', named)}
            onClick={() => answering.mutate({ dose, answer: null })}
          >
            {t('undo')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2 *:grow md:max-w-100">
          <Button
            size="lg"
            variant={state === 'now' || state === 'late' ? 'primary' : 'tint'}
            icon={Check}
            aria-label={t('takeItOf', named)}
            onClick={() => answering.mutate({ dose, answer: 'taken' })}
          >
            {t('takeIt')}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            aria-label={t('skipOf', named)}
            onClick={() => answering.mutate({ dose, answer: 'skipped' })}
          >
            {t('skip')}
          </Button>
        </div>
      )}
    </li>
  );
}
