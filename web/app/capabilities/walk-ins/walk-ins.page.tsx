import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { AddWalkInDialog } from './add-walk-in.dialog.tsx';
import { WalkInRow } from './walk-in-row.tsx';
import { walkInsQuery } from './walk-ins.queries.ts';

export const clientLoader = needsWords('walk-ins', 'clinic-patients', 'bookings');

/** Who came without an appointment: danger first, then by arrival. */
export default function WalkIns() {
  const { t } = useTranslation('walk-ins');
  const clinicId = useUser().clinicId ?? '';
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <QueryState
        query={useQuery(walkInsQuery(clinicId))}
        failed={t('failed')}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyCard text={t('none')} />}
      >
        {(people) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {people.map((walkIn) => (
              <WalkInRow key={walkIn.id} walkIn={walkIn} />
            ))}
          </ul>
        )}
      </QueryState>
      {adding && <AddWalkInDialog clinicId={clinicId} onClose={() => setAdding(false)} />}
    </div>
  );
}
