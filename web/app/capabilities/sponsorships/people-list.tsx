import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { AddPersonDialog } from './add-person.dialog.tsx';
import { PersonCard } from './person-card.tsx';
import { peopleQuery } from './sponsorships.queries.ts';

/** A card for each person, and the way to support another one. */
export function PeopleList() {
  const { t } = useTranslation('sponsorships');
  const { id } = useUser();
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-3">
      <QueryState
        query={useQuery(peopleQuery(id))}
        failed={t('loadFailed')}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyCard text={t('none')} />}
      >
        {(people) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {people.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </ul>
        )}
      </QueryState>
      <div>
        <Button icon={UserPlus} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {adding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
