import type { Questionnaire } from '@lakou/contract/questionnaires';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { StepProgress } from '../../ui/step-progress.tsx';
import { DangerAnswer } from './danger-answer.tsx';
import { PatientSide } from './patient-side.tsx';
import { QuestionnaireScore } from './questionnaire-score.tsx';
import type { InCare } from './toolbox.queries.ts';
import { useAnswers } from './use-answers.ts';

interface QuestionnaireRunProps {
  questionnaire: Questionnaire;
  /** Whose chart it was opened from: the answers of one person are never resumed for another. */
  whom: InCare | undefined;
}

/** The questions of one step at a time, then the score. */
export function QuestionnaireRun({ questionnaire, whom }: QuestionnaireRunProps) {
  const { t } = useTranslation('toolbox');
  const { answers, step, answer, goTo, again, forget } = useAnswers(
    questionnaire,
    [questionnaire.id, whom?.dependentId ?? whom?.patientId].filter(Boolean).join(' '),
  );
  const [facing, setFacing] = useState(false);
  const { steps, options, instruction, about } = questionnaire;
  const current = steps[step];
  const before = steps.slice(0, step).reduce((sum, { items }) => sum + items.length, 0);
  const isDanger = questionnaire.id === 'phq9' && (answers.at(-1) ?? 0) > 0;
  if (!current)
    return (
      <QuestionnaireScore
        questionnaire={questionnaire}
        answers={answers.map((points) => points ?? 0)}
        onAgain={again}
        onKept={forget}
      />
    );
  const own = answers.slice(before, before + current.items.length);
  const isComplete = own.every((points) => points !== null);
  const last = step === steps.length - 1;
  return (
    <div className="grid gap-4">
      {step === 0 && <p className="text-15 text-ink-soft">{about}</p>}
      {steps.length > 1 && <StepProgress titles={steps.map(({ title }) => title)} current={step} />}
      <h2 className="text-22 font-bold">{current.title}</h2>
      {step === 0 && <p className="text-16">{instruction}</p>}
      <Button variant="tint" onClick={() => setFacing(true)}>
        {t('turnToPatient')}
      </Button>
      {facing && (
        <PatientSide questionnaire={questionnaire} step={current} onClose={() => setFacing(false)} />
      )}
      <ol className="grid gap-3">
        {current.items.map(({ code, prompt, max }, at) => (
          <Card as="li" key={code}>
            <ChoiceChips
              legend={prompt}
              name={code}
              value={own[at] === null || own[at] === undefined ? undefined : String(own[at])}
              onChange={(points) => answer(before + at, Number(points))}
              options={Array.from({ length: max + 1 }, (_, points) => ({
                value: String(points),
                title: options[points] ?? t(points === 0 ? 'wrong' : 'right'),
              }))}
            />
          </Card>
        ))}
      </ol>
      {isDanger && <DangerAnswer />}
      {!isComplete && <p className="text-15 text-ink-soft">{t('answerAll')}</p>}
      <div className="flex flex-wrap gap-3">
        {step > 0 && (
          <Button variant="secondary" onClick={() => goTo(step - 1)}>
            {t('back')}
          </Button>
        )}
        <Button disabled={!isComplete} onClick={() => goTo(step + 1)}>
          {t(last ? 'finish' : 'next')}
        </Button>
      </div>
    </div>
  );
}
