import type { CommunityPerson } from '@lakou/contract/health-workers';
import { useQuery } from '@tanstack/react-query';
import QrCode from 'lucide-react/icons/qr-code';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { AddPersonDialog } from './add-person.dialog.tsx';
import { peopleQuery } from './health-workers.queries.ts';
import { byCommune, nextVisits } from './next-visits.ts';
import { PersonRow } from './person-row.tsx';

const NEXT = 10;

/** The worker's own screen: whom to visit next, and everybody by commune. */
export function WorkerHome({ supervisorName }: { supervisorName: string | null }) {
  const { t } = useTranslation('health-workers');
  const query = useQuery(peopleQuery);
  const [adding, setAdding] = useState(false);
  return (
    <>
      {supervisorName === null ? (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('noSupervisor')}
        </Banner>
      ) : (
        <p className="text-ink-soft">{t('supervisedBy', { name: supervisorName })}</p>
      )}
      <div className="grid gap-2 md:flex">
        <ButtonLink icon={QrCode} to="/app/community/card">
          {t('openCard')}
        </ButtonLink>
        <Button variant="secondary" icon={UserPlus} onClick={() => setAdding(true)}>
          {t('addPerson')}
        </Button>
      </div>
      <QueryState
        query={query}
        failed={t('peopleFailed')}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyCard text={t('noPeople')} />}
      >
        {(people) => <People people={people} />}
      </QueryState>
      {adding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const LIST = 'overflow-hidden rounded-card border border-line bg-surface';

function People({ people }: { people: readonly CommunityPerson[] }) {
  const { t } = useTranslation('health-workers');
  const [words, setWords] = useState('');
  const due = nextVisits(people);
  const communes = byCommune(people, words);
  return (
    <>
      {due.length > 0 && (
        <Section title={t('nextVisits')}>
          <ul className={LIST}>
            {due.slice(0, NEXT).map((person) => (
              <PersonRow key={person.id} person={person} isNext />
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('people')}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('all')}
          value={words}
          onChange={setWords}
        />
        {communes.length === 0 && <p>{t('noneFound')}</p>}
        {communes.map(({ name, people: own }) => (
          <div key={name} className="grid gap-2">
            <h3 className="text-16">{name}</h3>
            <ul className={LIST}>
              {own.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  );
}
