import type { CommunityPerson } from '@lakou/contract/health-workers';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import HandHeart from 'lucide-react/icons/hand-heart';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { withWaiting } from '../../platform/outbox/waiting.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { ConsentDialog } from './consent.dialog.tsx';
import { peopleQuery, visitsQuery } from './health-workers.queries.ts';
import { PersonRights } from './person-rights.tsx';
import { PersonVisits, WaitingVisits } from './person-visits.tsx';
import { usePersonFacts } from './use-person-facts.ts';
import { useWaitingVisits } from './use-waiting-visits.ts';
import { VisitDialog } from './visit.dialog.tsx';

export const clientLoader = needsWords('health-workers', 'trackers', 'measurements', 'maternity', 'listen');

/** Somebody for whom the worker acts: from the list of all, which is on the device. */
export default function PersonPage() {
  const { t } = useTranslation('health-workers');
  const { id = '' } = useParams();
  const query = useQuery(peopleQuery);
  const person = query.data?.find((one) => one.id === id);
  const name = person?.name ?? t('person');
  const missing = <EmptyCard text={t('missing')} />;
  return (
    <Sections>
      <title>{name}</title>
      <p>
        <BackLink to="/app/community">{t('back')}</BackLink>
      </p>
      <PageTitle>{name}</PageTitle>
      <QueryState
        query={query}
        failed={t('peopleFailed')}
        notFound={missing}
        isEmpty={() => !person}
        empty={missing}
      >
        {() => person && <Details person={person} />}
      </QueryState>
    </Sections>
  );
}

function Details({ person }: { person: CommunityPerson }) {
  const { t } = useTranslation('health-workers');
  const facts = usePersonFacts();
  const [open, setOpen] = useState<'visit' | 'consent'>();
  const visits = useInfiniteQuery({ ...visitsQuery(person.id), enabled: person.consent !== null });
  const waiting = useWaitingVisits(person.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <p className="text-ink-soft wrap-anywhere">
        {[...facts(person), person.commune, person.place].filter(Boolean).join(' · ')}
      </p>
      {person.consent ? (
        <Button size="lg" icon={ClipboardPlus} onClick={() => setOpen('visit')}>
          {t('recordVisit')}
        </Button>
      ) : (
        <Card>
          <div className="grid gap-3">
            <p>{t('consentFirst')}</p>
            <Button icon={HandHeart} onClick={() => setOpen('consent')}>
              {t('recordConsent')}
            </Button>
          </div>
        </Card>
      )}
      {waiting.length > 0 && <WaitingVisits visits={waiting} />}
      {person.consent && <PersonVisits query={visits} />}
      <PersonRights person={person} />
      {open === 'visit' && (
        <VisitDialog
          person={person}
          known={withWaiting(visits.data?.pages.flat() ?? [], waiting)}
          onClose={close}
        />
      )}
      {open === 'consent' && <ConsentDialog person={person} onClose={close} />}
    </>
  );
}
