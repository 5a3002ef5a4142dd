import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { type Unpaid, usePaypalReturn } from '../payments/use-paypal-return.ts';
import { peopleQuery, SPONSORSHIPS_KEY } from './sponsorships.queries.ts';
import { usePay } from './use-pay.ts';

export const clientLoader = needsWords('sponsorships');

/** Where PayPal returns to after a sponsor paid for a visit or a year. */
export default function PayFor() {
  const { t } = useTranslation('sponsorships');
  const { id = '' } = useParams();
  const query = useQuery(peopleQuery(useUser().id));
  return (
    <Sections>
      <title>{t('payTitle')}</title>
      <PageTitle>{t('payTitle')}</PageTitle>
      <QueryState query={query} failed={t('loadFailed')}>
        {(people) => {
          const person = people.find(({ bookings, invoices, year }) =>
            [year, ...bookings, ...invoices].some((one) => one?.id === id),
          );
          const visit = person?.bookings.find((one) => one.id === id);
          const isPaid = visit?.paymentStatus === 'paid' || person?.year?.id === id;
          return (
            <Card>
              <Outcome id={id} isPaid={isPaid} back={person ? `/app/people/${person.id}` : '/app/people'} />
            </Card>
          );
        }}
      </QueryState>
    </Sections>
  );
}

interface OutcomeProps {
  id: string;
  /** Whether the server already shows it as paid. */
  isPaid: boolean;
  back: string;
}

function Outcome({ id, isPaid, back }: OutcomeProps) {
  const { t } = useTranslation('sponsorships');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [result, setResult] = useState<Unpaid | 'paid'>();
  const { pay, isBusy, problem } = usePay();
  const onPaid = useCallback(() => {
    setResult('paid');
    void queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
    void queries.invalidateQueries({ queryKey: ['payments'] });
  }, [queries]);
  const returned = usePaypalReturn(onPaid, setResult, { keepsPending: true });
  const isDone = isPaid || result === 'paid';

  if (!isDone && returned.stage === 'unanswered')
    return <Problem text={errorText(returned.error)} onRetry={returned.ask} />;
  const stage = returned.stage === 'pending' || returned.stage === 'confirming' ? returned.stage : undefined;
  const unpaid = result === 'cancelled' ? 'cancelled' : 'paymentFailed';
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="text-18 font-semibold">
        {t(isDone ? 'paidDone' : (stage ?? unpaid))}
      </p>
      {problem && <FormError>{problem}</FormError>}
      {!isDone && !stage && (
        <Button busy={isBusy} onClick={() => pay({ id })}>
          {t('again')}
        </Button>
      )}
      <ButtonLink variant="secondary" to={back} replace>
        {t('toPeople')}
      </ButtonLink>
    </div>
  );
}
