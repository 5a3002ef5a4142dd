import type { FollowUpAnswers, SymptomAnalysis } from '@lakou/contract/symptom-checker';
import { FOLLOW_UPS } from '@lakou/contract/symptom-checker.rules';
import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Frown from 'lucide-react/icons/frown';
import PersonStanding from 'lucide-react/icons/person-standing';
import Smile from 'lucide-react/icons/smile';
import ToyBrick from 'lucide-react/icons/toy-brick';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';

type FollowUp = SymptomAnalysis['followUps'][number];
type Answer = (typeof FOLLOW_UPS)[FollowUp][number];

const PICTURES: Record<Answer, LucideIcon> = {
  baby: Baby,
  child: ToyBrick,
  adult: PersonStanding,
  older: User,
  today: Clock,
  days: CalendarDays,
  weeks: CalendarRange,
  mild: Smile,
  strong: Frown,
  yes: Check,
  no: X,
};

interface FollowUpsProps {
  questions: readonly FollowUp[];
  onAnswer: (answers: FollowUpAnswers) => void;
  sending: boolean;
}

/** Questions whose answer would change the result; each may be left open. */
export function FollowUps({ questions, onAnswer, sending }: FollowUpsProps) {
  const { t } = useTranslation('symptom-checker');
  const [answers, setAnswers] = useState<FollowUpAnswers>({});
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onAnswer(answers);
  }
  return (
    <Card as="section">
      <h2 className="text-18">{t('followUp.title')}</h2>
      <p className="mt-1 text-15 text-ink-soft">{t('followUp.hint')}</p>
      <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
        {questions.map((question) => (
          <ChoiceChips<Answer>
            key={question}
            legend={t(`followUp.${question}`)}
            name={`follow-up-${question}`}
            options={FOLLOW_UPS[question].map((value) => ({
              value,
              title: t(`followUp.answer.${value}`),
              icon: PICTURES[value],
            }))}
            value={answers[question]}
            onChange={(value) => setAnswers({ ...answers, [question]: value })}
          />
        ))}
        <Button
          type="submit"
          variant="secondary"
          block
          busy={sending}
          disabled={Object.keys(answers).length === 0}
        >
          {t('followUp.update')}
        </Button>
      </form>
    </Card>
  );
}
