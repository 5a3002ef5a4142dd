import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { sessionQuery } from '../../platform/session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { KnownPersonForm } from './known-person-form.tsx';
import { ListedPeople } from './listed-people.tsx';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

type Way = 'known' | 'listed';

/** Supports somebody one knows, or somebody who asked for it. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sponsorships');
  const queries = useQueryClient();
  const [way, setWay] = useState<Way>('known');
  /** The sponsor and the list are read again, then it is said. */
  async function added() {
    await Promise.all([
      queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY }),
    ]);
    toast.success(t('added'));
    onClose();
  }
  return (
    <Dialog title={t('addTitle')} onClose={onClose}>
      <div className="grid gap-5">
        <ChoiceChips<Way>
          legend={t('how')}
          name="way"
          value={way}
          onChange={setWay}
          options={[
            { value: 'known', title: t('known') },
            { value: 'listed', title: t('listed') },
          ]}
        />
        {way === 'known' ? <KnownPersonForm onAdded={added} /> : <ListedPeople onAdded={added} />}
      </div>
    </Dialog>
  );
}
