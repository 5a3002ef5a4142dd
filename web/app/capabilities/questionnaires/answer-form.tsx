import type {
  Questionnaire,
  QuestionnaireRequest,
  QuestionnaireResult,
} from '@lakou/contract/questionnaires';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useAnswers } from '../toolbox/use-answers.ts';
import { CrisisHelp } from './crisis-help.tsx';

interface AnswerFormProps {
  questionnaire: Questionnaire;
  request: QuestionnaireRequest;
  onSent: (result: QuestionnaireResult) => void;
}

/** The questions, to answer in any order; what is chosen stays on the device until it is sent. */
export function AnswerForm({ questionnaire, request, onSent }: AnswerFormProps) {
  const { t } = useTranslation('questionnaires');
  const errorText = useErrorText();
  const { answers, answer, forget } = useAnswers(questionnaire, request.id);
  const send = useMutation({
    mutationFn: (chosen: number[]) =>
      api('POST /api/questionnaire-requests/:id/answers', {
        params: { id: request.id },
        body: { answers: chosen },
      }),
  });
  const items = questionnaire.steps.flatMap((step) => step.items);
  const chosen = answers.flatMap((points) => points ?? []);
  const missing = items.length - chosen.length;
  // Its last question asks about thoughts of death or self-harm.
  const isDanger = questionnaire.id === 'phq9' && (answers.at(-1) ?? 0) > 0;
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (missing > 0) return;
    try {
      const result = await send.mutateAsync(chosen);
      forget();
      onSent(result);
    } catch {
      // What failed is shown below.
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-16">{t('from', { name: request.providerName })}</p>
      <p className="text-16 font-semibold">{questionnaire.instruction}</p>
      <ol className="grid gap-3">
        {items.map(({ code, prompt, show, max }, at) => (
          <Card as="li" key={code}>
            <ChoiceChips
              legend={show ?? prompt}
              name={code}
              value={answers[at] === null || answers[at] === undefined ? undefined : String(answers[at])}
              onChange={(points) => answer(at, Number(points))}
              options={Array.from({ length: max + 1 }, (_, points) => ({
                value: String(points),
                title: questionnaire.options[points] ?? String(points),
              }))}
            />
          </Card>
        ))}
      </ol>
      {isDanger && <CrisisHelp />}
      {missing > 0 && <p className="text-15 text-ink-soft">{t('missing', { count: missing })}</p>}
      {send.error && <FormError>{errorText(send.error)}</FormError>}
      <Button type="submit" block disabled={missing > 0} busy={send.isPending}>
        {t('send')}
      </Button>
      <p className="text-14 text-ink-soft">{t('keptHere')}</p>
    </form>
  );
}
