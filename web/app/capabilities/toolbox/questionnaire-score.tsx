import { scoreQuestionnaire } from '@lakou/clinical';
import type { Questionnaire } from '@lakou/contract/questionnaires';
import { formatDate } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DangerAnswer } from './danger-answer.tsx';
import { KeepResult } from './keep-result.tsx';

interface QuestionnaireScoreProps {
  questionnaire: Questionnaire;
  answers: number[];
  onAgain: () => void;
  onKept: () => void;
}

/** The sum, what it means, a way to print it and to keep it for a patient. */
export function QuestionnaireScore(props: QuestionnaireScoreProps) {
  const { questionnaire, answers, onAgain, onKept } = props;
  const { t } = useTranslation('toolbox');
  const lang = useLanguage();
  const [school, setSchool] = useState('');
  const years = /^\d{1,2}$/.test(school.trim()) ? Math.min(30, Number(school)) : null;
  const counted = scoreQuestionnaire(questionnaire.id, answers, years);
  if (!counted) return null;
  const meaning = questionnaire.levels.find(({ level }) => level === counted.band)?.text;
  return (
    <div className="grid gap-4">
      {counted.danger && <DangerAnswer />}
      <p className="hidden print:block">
        {t('nameLine')} {formatDate(lang, dayHere(new Date()), 'long')}
      </p>
      <Card>
        <h2 className="text-16 font-semibold text-ink-soft">{t('score')}</h2>
        <p className="text-28 font-extrabold">{t('points', { score: counted.score, max: counted.max })}</p>
        <p className="mt-2 text-16">{meaning}</p>
        {questionnaire.steps.length > 1 ? (
          <StepPoints questionnaire={questionnaire} answers={answers} years={years} />
        ) : (
          <GivenAnswers questionnaire={questionnaire} answers={answers} />
        )}
        <p className="mt-2 text-14 text-ink-soft">{questionnaire.about}</p>
        <p className="mt-1 text-14 text-ink-soft">{questionnaire.credit}</p>
      </Card>
      <div className="grid gap-4 print:hidden">
        {questionnaire.id === 'mmse' && (
          <TextField
            label={t('schoolYears')}
            hint={t('schoolHint')}
            inputMode="numeric"
            maxLength={2}
            value={school}
            onChange={({ target }) => setSchool(target.value)}
          />
        )}
        <KeepResult
          questionnaire={questionnaire.id}
          answers={answers}
          educationYears={questionnaire.id === 'mmse' ? years : null}
          onKept={onKept}
        />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}

/** The points of each step, and the years of school that the meaning depends on. */
function StepPoints({
  questionnaire: { steps },
  answers,
  years,
}: Pick<QuestionnaireScoreProps, 'questionnaire' | 'answers'> & { years: number | null }) {
  const { t } = useTranslation('toolbox');
  let from = 0;
  const rows = steps.map(({ title, items }) => {
    const own = answers.slice(from, from + items.length);
    from += items.length;
    const max = items.reduce((sum, item) => sum + item.max, 0);
    return { title, text: t('points', { score: own.reduce((sum, points) => sum + points, 0), max }) };
  });
  const school = years === null ? [] : [{ title: t('schoolYears'), text: String(years) }];
  return <PointsTable caption={t('score')} rows={[...rows, ...school]} />;
}

/** On paper, each question with its answer: whoever reads it there has no screen to look back at. */
function GivenAnswers({
  questionnaire: { steps, options },
  answers,
}: Pick<QuestionnaireScoreProps, 'questionnaire' | 'answers'>) {
  const { t } = useTranslation('toolbox');
  const rows = steps
    .flatMap(({ items }) => items)
    .map(({ prompt }, at) => ({ title: prompt, text: options[answers[at] ?? 0] ?? '' }));
  return (
    <div className="hidden print:block">
      <PointsTable caption={t('score')} rows={rows} />
    </div>
  );
}

function PointsTable({ caption, rows }: { caption: string; rows: { title: string; text: string }[] }) {
  return (
    <table className="mt-3 w-full text-15">
      <caption className="sr-only">{caption}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(({ title, text }) => (
          <tr key={title}>
            <th scope="row" className="py-1 pr-4 text-left font-normal">
              {title}
            </th>
            <td className="py-1 text-right font-semibold tabular-nums">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
