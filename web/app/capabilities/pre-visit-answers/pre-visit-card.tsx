import type { Booking } from '@lakou/contract/bookings';
import type { PreVisitAnswers } from '@lakou/contract/pre-visit-answers';
import { isBeforeVisit } from '@lakou/contract/pre-visit-answers.rules';
import { useQuery } from '@tanstack/react-query';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { OwnCheck } from './own-check.tsx';
import { preVisitQuery } from './pre-visit-answers.queries.ts';
import { PreVisitForm } from './pre-visit-form.tsx';
import { ToldAnswers } from './told-answers.tsx';

/** For the patient: what the provider should know before the visit. After it began only what was told is shown. */
export function PreVisitCard({ booking }: { booking: Booking }) {
  const query = useQuery(preVisitQuery(booking.id));
  const open = isBeforeVisit({ status: booking.status, startsAt: new Date(booking.dateTime) }, new Date());
  return (
    <QueryState query={query} skeleton={null}>
      {(answers) => {
        const told = answers.changedAt !== null || answers.symptomCheck !== null;
        return open || told ? <Told {...{ booking, answers, open }} /> : null;
      }}
    </QueryState>
  );
}

function Told({ booking, answers, open }: { booking: Booking; answers: PreVisitAnswers; open: boolean }) {
  const { t } = useTranslation('pre-visit-answers');
  const [writing, setWriting] = useState(false);
  const answered = answers.changedAt !== null;
  return (
    <Card as="section">
      <h2 className="text-18">{t('title')}</h2>
      {!answered && <p className="mt-1 text-ink-soft">{t('about')}</p>}
      <div className="mt-3 grid gap-4">
        <ToldAnswers answers={answers} />
        {answers.symptomCheck && (
          <OwnCheck
            bookingId={booking.id}
            check={answers.symptomCheck}
            open={open}
            consented={answers.forTraining === true}
          />
        )}
        {open && (
          <div className="grid gap-2 md:flex md:*:grow">
            <Button
              variant={answered ? 'secondary' : 'primary'}
              icon={ClipboardPen}
              block
              onClick={() => setWriting(true)}
            >
              {t(answered ? 'change' : 'answer')}
            </Button>
            {!answers.symptomCheck && (
              <ButtonLink variant="secondary" icon={Stethoscope} block to="/app/symptom-checker">
                {t('addCheck')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {writing && <PreVisitForm {...{ booking, answers }} onClose={() => setWriting(false)} />}
    </Card>
  );
}
