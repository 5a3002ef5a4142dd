import type { Attachable } from '@lakou/contract/referrals';
import { MOST_ATTACHMENTS } from '@lakou/contract/referrals.rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useStoredLabTitle } from '../labs/lab-names.ts';
import { attachableQuery } from './referrals.queries.ts';
import { useDay } from './use-day.ts';
import type { Person } from './use-new-referral.ts';

interface AttachmentsFieldProps {
  person: Person;
  value: readonly Attachable[];
  onChange: (value: Attachable[]) => void;
}

/** What of the person's record goes along, ticked from its newest entries. */
export function AttachmentsField({ person, value, onChange }: AttachmentsFieldProps) {
  const { t } = useTranslation('referrals');
  const day = useDay();
  const labTitle = useStoredLabTitle();
  const isTicked = ({ id }: Attachable) => value.some((one) => one.id === id);
  const toggle = (entry: Attachable) =>
    onChange(isTicked(entry) ? value.filter(({ id }) => id !== entry.id) : [...value, entry]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{t('form.attachments')}</legend>
      <p className="mb-2 text-15 text-ink-soft">{t('form.attachHint')}</p>
      <QueryState
        query={useQuery(attachableQuery(person))}
        frame="none"
        isEmpty={(entries) => entries.length === 0}
        empty={<p className="text-15">{t('form.nothingToAttach')}</p>}
      >
        {(entries) => (
          <div className="grid gap-2">
            {entries.map((entry) => (
              <Checkbox
                key={`${entry.kind} ${entry.id}`}
                framed
                label={entry.kind === 'lab' ? labTitle(entry.title) : entry.title}
                description={[t(`kind.${entry.kind}`), day(entry.at), entry.from].filter(Boolean).join(' · ')}
                checked={isTicked(entry)}
                disabled={!isTicked(entry) && value.length >= MOST_ATTACHMENTS}
                onChange={() => toggle(entry)}
              />
            ))}
          </div>
        )}
      </QueryState>
    </fieldset>
  );
}
