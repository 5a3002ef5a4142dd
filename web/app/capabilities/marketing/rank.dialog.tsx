import type { Rank } from '@lakou/contract/marketing.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

type NewRank = Omit<Rank, 'pos'>;
const LONGEST: Readonly<Record<keyof NewRank, number>> = {
  kw: 200,
  loc: 100,
  url: 500,
  tag: 60,
  competitor: 200,
};
const FIELDS = Object.keys(LONGEST) as (keyof NewRank)[];

export function RankDialog({ onUse, onClose }: { onUse: (rank: NewRank) => void; onClose: () => void }) {
  const { t } = useTranslation('marketing');
  const [rank, setRank] = useState<NewRank>({ kw: '', loc: '', url: '', tag: '', competitor: '' });
  const [tried, setTried] = useState(false);
  const isMissing = rank.kw.trim() === '';
  function submit() {
    setTried(true);
    if (!isMissing) onUse(rank);
  }
  return (
    <FormDialog title={t('addRank')} save={t('addRank')} busy={false} onSave={submit} onClose={onClose}>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          optional={field !== 'kw'}
          maxLength={LONGEST[field]}
          error={field === 'kw' && tried && isMissing ? t('fieldMissing') : undefined}
          value={rank[field]}
          onChange={({ target }) => setRank({ ...rank, [field]: target.value })}
        />
      ))}
    </FormDialog>
  );
}
