import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { wholeVisits } from '../bookings/whole-visits.ts';
import { AskDialog, type Asked } from './ask.dialog.tsx';
import { OwnFundRequests } from './own-fund-requests.tsx';
import { useFundTexts } from './use-fund-texts.ts';

export const clientLoader = needsWords('community-fund');

/** A patient asks the fund for a visit that is unpaid, or for medicine. */
export default function Ask() {
  const { t } = useTranslation('community-fund');
  const { both, day } = useFundTexts();
  const lang = useLanguage();
  const { id } = useUser();
  const [asked, setAsked] = useState<Asked>();
  const visits = useQuery({
    queryKey: ['bookings', 'unpaid', id],
    queryFn: async () =>
      wholeVisits(
        await api('GET /api/data/bookings/user/:id', { params: { id }, query: { limit: 100 } }),
      ).filter(
        ({ paymentStatus, status }) =>
          paymentStatus === 'unpaid' && status !== 'cancelled' && status !== 'no_show',
      ),
  });
  return (
    <>
      <title>{t('asking.title')}</title>
      <Sections>
        <PageTitle>{t('asking.title')}</PageTitle>
        <Section title={t('asking.how')}>
          <ol className="grid list-decimal gap-1 pl-6">
            <li>{t('asking.step1')}</li>
            <li>{t('asking.step2')}</li>
            <li>{t('asking.step3')}</li>
          </ol>
        </Section>
        <Section title={t('asking.visit')}>
          <QueryState
            query={visits}
            failed={t('asking.visitsFailed')}
            isEmpty={(unpaid) => unpaid.length === 0}
            empty={<p className="text-ink-soft">{t('asking.visitNone')}</p>}
          >
            {(unpaid) => (
              <ul className="grid gap-3">
                {unpaid.map((visit) => (
                  <Card as="li" key={visit.id}>
                    <p className="font-bold">{visit.providerName ?? serviceName(lang, visit)}</p>
                    <p className="mb-3 text-15 text-ink-soft">
                      {day(visit.dateTime)} · {both(visit.fare.total)}
                    </p>
                    <Button
                      variant="secondary"
                      onClick={() => setAsked({ kind: 'visit', bookingId: visit.id })}
                    >
                      {t('asking.forVisit')}
                    </Button>
                  </Card>
                ))}
              </ul>
            )}
          </QueryState>
        </Section>
        <Section title={t('asking.medicine')}>
          <Button variant="secondary" onClick={() => setAsked({ kind: 'medicine' })}>
            {t('asking.forMedicine')}
          </Button>
        </Section>
        <OwnFundRequests />
      </Sections>
      {asked && <AskDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
