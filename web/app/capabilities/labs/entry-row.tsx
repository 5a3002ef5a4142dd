import type { LabFinding } from '@lakou/clinical';
import { formatNumber } from '@lakou/i18n';
import Trash2 from 'lucide-react/icons/trash-2';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftValue } from './entry-draft.ts';
import { FlagBadge, toneOf } from './lab-badges.tsx';

interface EntryRowProps {
  name: string;
  draft: DraftValue;
  finding: LabFinding | undefined;
  /** The value before, in words. */
  earlier: string | undefined;
  onChange: (change: Partial<DraftValue>) => void;
  onRemove: () => void;
  /** Moves on to the next line. */
  onEnter: () => void;
}

/** One value: what is typed, its flag and where it lies in its range. */
export function EntryRow({ name, draft, finding, earlier, onChange, onRemove, onEnter }: EntryRowProps) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  const isImpossible = finding?.reasons.includes('impossible_value') ?? false;
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  };
  const range = finding?.range;
  const compared = finding?.reading.value;
  return (
    <li className="grid gap-3 border-line p-4 not-first:border-t md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
        <span className="flex items-center gap-2">
          {finding && finding.status !== 'unknown' && <FlagBadge flag={finding.status} />}
          <IconButton icon={Trash2} label={t('work.remove', { name })} onClick={onRemove} />
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3 md:grid-cols-[minmax(0,12rem)_minmax(0,8rem)_minmax(0,1fr)]">
        <TextField
          label={t('work.value')}
          aria-label={`${name}: ${t('work.value')}`}
          data-entry
          inputMode="text"
          maxLength={100}
          value={draft.value}
          onChange={(event) => onChange({ value: event.target.value })}
          onKeyDown={next}
          hint={earlier && t('work.earlier', { value: earlier })}
          error={isImpossible ? t('work.impossible') : undefined}
        />
        <TextField
          label={t('work.unit')}
          aria-label={`${name}: ${t('work.unit')}`}
          maxLength={40}
          value={draft.unit}
          onChange={(event) => onChange({ unit: event.target.value })}
          onKeyDown={next}
        />
        {range && compared !== undefined && finding && range.unit === finding.reading.unit && (
          <div className="col-span-full md:col-span-1 md:pt-8">
            <RangeBar
              value={compared}
              low={range.low ?? null}
              high={range.high ?? null}
              tone={toneOf(finding.status)}
              label={`${name} ${draft.value}, ${t(`flag.${finding.status}`)}`}
              format={(limit) => formatNumber(lang, limit)}
            />
          </div>
        )}
      </div>
      <Disclosure title={t('work.ranges')} open={Boolean(draft.low || draft.high)}>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('work.low')}
            inputMode="decimal"
            maxLength={20}
            value={draft.low}
            onChange={(event) => onChange({ low: event.target.value })}
          />
          <TextField
            label={t('work.high')}
            inputMode="decimal"
            maxLength={20}
            value={draft.high}
            onChange={(event) => onChange({ high: event.target.value })}
          />
        </div>
      </Disclosure>
    </li>
  );
}
