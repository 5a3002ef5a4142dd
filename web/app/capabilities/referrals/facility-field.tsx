import type { Facility } from '@lakou/contract/referrals';
import { REFERRAL_LENGTHS } from '@lakou/contract/referrals.rules';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLabels } from '../providers/labels.ts';
import { facilitiesQuery } from './referrals.queries.ts';

/** Without an id it is a place outside the platform, known by its name. */
export interface Destination {
  readonly id: string | null;
  readonly name: string;
}

interface FacilityFieldProps {
  value: Destination | undefined;
  onChange: (value: Destination | undefined) => void;
  error?: string | undefined;
}

/** Finds a place to refer to, or takes the name that was typed. */
export function FacilityField({ value, onChange, error }: FacilityFieldProps) {
  const { t } = useTranslation('referrals');
  const [typed, setTyped] = useState('');
  if (value)
    return (
      <div>
        <p className="mb-1.5 text-15 font-semibold">{t('form.facility')}</p>
        <div className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-line-strong bg-surface py-0.5 pr-1 pl-3.5">
          <span className="font-medium wrap-anywhere">{value.name}</span>
          <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
            {t('form.change')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="grid gap-2">
      <TextField
        label={t('form.facility')}
        hint={t('form.facilityHint')}
        error={error}
        icon={Search}
        autoComplete="off"
        maxLength={REFERRAL_LENGTHS.facility}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Found typed={typed.trim()} onChoose={onChange} />
    </div>
  );
}

const ROW =
  'flex min-h-12 w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-3';

function Found({ typed, onChoose }: { typed: string; onChoose: (value: Destination) => void }) {
  const { t } = useTranslation('referrals');
  const found = useQuery(facilitiesQuery(useDebounced(typed)));
  if (found.isError && !found.data)
    return <Problem text={t('failed')} retrying={found.isFetching} onRetry={() => void found.refetch()} />;
  return (
    <ul
      aria-label={t('form.found')}
      aria-busy={found.isFetching}
      className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line bg-surface"
    >
      {found.data?.map((facility) => (
        <li key={facility.id}>
          <button type="button" className={ROW} onClick={() => onChoose(facility)}>
            <MapPin size={20} className="shrink-0 text-sea" />
            <Place facility={facility} />
          </button>
        </li>
      ))}
      {typed && (
        <li>
          <button type="button" className={ROW} onClick={() => onChoose({ id: null, name: typed })}>
            {t('form.useName', { name: typed })}
          </button>
        </li>
      )}
    </ul>
  );
}

function Place({ facility }: { facility: Facility }) {
  const { t } = useTranslation('referrals');
  const labels = useLabels();
  const { name, kind, specialty, place, isApproximate } = facility;
  const more = [
    t(`facilityKind.${kind}`),
    labels.specialty(specialty),
    place,
    isApproximate && t('form.approximate'),
  ];
  return (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block text-14 text-ink-soft wrap-anywhere">{more.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
