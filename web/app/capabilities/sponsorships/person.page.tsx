import type { SponsoredPerson } from '@lakou/contract/sponsorships';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { BudgetCard } from './budget-card.tsx';
import { EndSponsorship } from './end-sponsorship.dialog.tsx';
import { InvoiceLine } from './invoice-line.tsx';
import { NoVisits, PersonHead } from './person-card.tsx';
import { peopleQuery } from './sponsorships.queries.ts';
import { VisitLine } from './visit-line.tsx';
import { YearCard } from './year-card.tsx';

export const clientLoader = needsWords('sponsorships');

/** One person whom a sponsor supports: visits, the year, what is shown. */
export default function PersonPage() {
  const { t } = useTranslation('sponsorships');
  const { id = '' } = useParams();
  const query = useQuery(peopleQuery(useUser().id));
  const person = query.data?.find((one) => one.id === id);
  const title = person?.name ?? t('details');
  return (
    <Sections>
      <title>{title}</title>
      <p>
        <BackLink to="/app/people">{t('back')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      <QueryState
        query={query}
        failed={t('loadFailed')}
        isEmpty={() => !person}
        empty={<EmptyCard text={t('notFound')} />}
      >
        {() => person && <Details person={person} />}
      </QueryState>
    </Sections>
  );
}

function Details({ person }: { person: SponsoredPerson }) {
  const { t } = useTranslation('sponsorships');
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const { bookings, invoices, consent, shares, name } = person;
  return (
    <>
      <Card>
        <PersonHead person={person} />
      </Card>
      <Section title={t('visits')}>
        <Card>
          {bookings.length === 0 ? (
            <NoVisits person={person} />
          ) : (
            <ul className="divide-y divide-line">
              {bookings.map((visit) => (
                <VisitLine key={visit.id} visit={visit} name={name} canPay />
              ))}
            </ul>
          )}
        </Card>
      </Section>
      {invoices.length > 0 && (
        <Section title={t('invoices')}>
          <Card>
            <ul className="divide-y divide-line">
              {invoices.map((invoice) => (
                <InvoiceLine key={invoice.id} invoice={invoice} name={name} canPay />
              ))}
            </ul>
          </Card>
        </Section>
      )}
      {consent === 'accepted' && (
        <>
          <Section title={t('budget.title')}>
            <BudgetCard person={person} />
          </Section>
          <Section title={t('year')}>
            <YearCard person={person} />
          </Section>
          <Section title={t('shown')}>
            <Card>
              <p className="text-15 text-ink-soft">{t('shownBy', { name })}</p>
              {shares.length > 0 && (
                <ul className="mt-2 list-disc pl-5">
                  {shares.map((share) => (
                    <li key={share}>{t(`share.${share}`)}</li>
                  ))}
                </ul>
              )}
            </Card>
          </Section>
        </>
      )}
      <div>
        <Button variant="ghost" onClick={() => setEnding(true)}>
          {t('end')}
        </Button>
      </div>
      {ending && (
        <EndSponsorship
          id={person.id}
          words={{ title: t('end'), text: t('endText', { name }), keep: t('keep'), ended: t('ended') }}
          onEnded={() => void navigate('/app/people', { replace: true })}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
