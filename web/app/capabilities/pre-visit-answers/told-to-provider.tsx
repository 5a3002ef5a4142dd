import type { Booking } from '@lakou/contract/bookings';
import type { PreVisitAnswers, TriageMark } from '@lakou/contract/pre-visit-answers';
import { isBeforeVisit, TRIAGE_MARKS } from '@lakou/contract/pre-visit-answers.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import { preVisitQuery } from './pre-visit-answers.queries.ts';
import { SharedCheck } from './shared-check.tsx';
import { ToldAnswers } from './told-answers.tsx';

/** For the provider of a visit: what the patient told before it. Nothing is shown until something was told. */
export function ToldToProvider({ booking }: { booking: Booking }) {
  const { t } = useTranslation('pre-visit-answers');
  const query = useQuery(preVisitQuery(booking.id));
  return (
    <QueryState query={query} skeleton={null}>
      {(answers) =>
        answers.changedAt === null && !answers.symptomCheck ? null : (
          <Card as="section">
            <h2 className="text-18">{t('titleProvider')}</h2>
            <div className="mt-3 grid gap-4">
              <ToldAnswers answers={answers} />
              {answers.symptomCheck && (
                <div className="grid gap-4 border-t border-line pt-4">
                  <SharedCheck check={answers.symptomCheck} />
                  <Mark booking={booking} mark={answers.mark} />
                </div>
              )}
            </div>
          </Card>
        )
      }
    </QueryState>
  );
}

/** How right the urgency was, once the visit has begun. */
function Mark({ booking, mark }: { booking: Booking; mark: PreVisitAnswers['mark'] }) {
  const { t } = useTranslation('pre-visit-answers');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const marking = useMutation({
    mutationFn: (chosen: TriageMark) =>
      api('PUT /api/bookings/:id/triage-mark', { params: { id: booking.id }, body: { mark: chosen } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: preVisitQuery(booking.id).queryKey }),
    onError: (error) => toast.error(errorText(error)),
  });
  if (isBeforeVisit({ status: booking.status, startsAt: new Date(booking.dateTime) }, new Date()))
    return <p className="text-14 text-ink-soft">{t('markLater')}</p>;
  return (
    <ChoiceChips
      legend={t('mark')}
      name="triage-mark"
      options={TRIAGE_MARKS.map((value) => ({ value, title: t(`markOf.${value}`) }))}
      value={(marking.isPending ? marking.variables : mark) ?? undefined}
      onChange={(chosen) => marking.mutate(chosen)}
    />
  );
}
