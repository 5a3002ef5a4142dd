import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useLabels } from '../providers/labels.ts';
import { accessQuery, providersNamedQuery } from './record-access.queries.ts';

const DAYS = { week: 7, month: 30, quarter: 91, year: 365 } as const;
const SPANS = ['week', 'month', 'quarter', 'year'] as const;
const DAY_MS = 24 * 3600 * 1000;

/** A provider, whose record, and for how long. */
export function GiveAccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('record-access');
  const { dependents = [], name: own } = useUser();
  const errorText = useErrorText();
  const labels = useLabels();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [dependentId, setDependentId] = useState('');
  const [span, setSpan] = useState<keyof typeof DAYS>('month');
  const [tried, setTried] = useState(false);
  const give = useMutation({
    mutationFn: async (providerId: string) => {
      const until = new Date(Date.now() + DAYS[span] * DAY_MS).toISOString();
      const given = await api('POST /api/records/grants', {
        body: { providerId, until, ...(dependentId && { dependentId }) },
      });
      await client.invalidateQueries({ queryKey: accessQuery.queryKey });
      return given;
    },
  });
  const save = async () => {
    setTried(true);
    if (!chosen) return;
    const given = await give.mutateAsync(chosen).catch(() => undefined);
    if (!given) return;
    toast.success(t('given', { name: given.name }));
    onClose();
  };
  return (
    <FormDialog
      title={t('give')}
      save={t('give')}
      busy={give.isPending}
      problem={give.error ? errorText(give.error) : undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <SearchField
        label={t('search')}
        placeholder={t('example')}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
      />
      <QueryState
        query={useQuery(providersNamedQuery(text))}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
        isEmpty={(found) => found.length === 0}
        empty={<p>{t('noneFound')}</p>}
      >
        {(found) => (
          <RadioCards
            legend={t('who')}
            name="provider"
            value={chosen ?? null}
            onChange={setChosen}
            options={found.map(({ id, name, specialty }) => ({
              value: id,
              title: name,
              ...(specialty && { description: labels.specialty(specialty) }),
            }))}
          />
        )}
      </QueryState>
      {tried && !chosen && <FormError>{t('whoMissing')}</FormError>}
      {dependents.length > 0 && (
        <Select
          label={t('whose')}
          value={dependentId}
          onChange={({ target }) => setDependentId(target.value)}
        >
          <option value="">{own}</option>
          {dependents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <ChoiceChips
        legend={t('howLong')}
        name="span"
        options={SPANS.map((value) => ({ value, title: t(`span.${value}`) }))}
        value={span}
        onChange={setSpan}
      />
    </FormDialog>
  );
}
