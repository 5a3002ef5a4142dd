import type { MyAvailability } from '@lakou/contract/scheduling';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { baseOf, draftsOf, type FeeDraft, feesOf } from './fee-drafts.ts';
import { useChangeAvailability } from './use-availability.ts';

/** The modes that a provider offers, their fees, and whether they are paid in advance. */
export function FeesCard({ fees }: Pick<MyAvailability, 'fees'>) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const [drafts, setDrafts] = useState(() => draftsOf(lang, fees));
  const { mutate, isPending } = useChangeAvailability();
  const ready = feesOf(lang, drafts);
  const change = (changed: FeeDraft) =>
    setDrafts(drafts.map((one) => (one.mode === changed.mode ? changed : one)));
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('feesHint')}</p>
        <ul className="rounded-card border border-line-strong">
          {drafts.map((draft) => (
            <FeeRow key={draft.mode} draft={draft} onChange={change} />
          ))}
        </ul>
        <p className="text-14 text-ink-soft">{t('usualFees')}</p>
        <Button block busy={isPending} disabled={!ready} onClick={() => ready && mutate({ fees: ready })}>
          {t('save')}
        </Button>
      </div>
    </Card>
  );
}

function FeeRow({ draft, onChange }: { draft: FeeDraft; onChange: (draft: FeeDraft) => void }) {
  const { t } = useTranslation('provider-workspace');
  const { t: bookings } = useTranslation('bookings');
  const lang = useLanguage();
  const { mode, offered, text, payFirst } = draft;
  const Icon = MODE_ICONS[mode];
  const isSound = baseOf(lang, draft) !== undefined;
  return (
    <li className="border-line px-3.5 py-1.5 not-first:border-t">
      <Checkbox
        label={
          <span className="flex items-center gap-2 font-semibold">
            <Icon size={20} className="shrink-0 text-ink-soft" />
            {bookings(`modeVisit.${mode}`)}
          </span>
        }
        checked={offered}
        onChange={() => onChange({ ...draft, offered: !offered })}
      />
      {offered && (
        <div className="grid gap-2 pt-1 pb-3 md:grid-cols-2 md:items-start md:gap-5">
          <TextField
            label={t('fee')}
            aria-label={t('feeOf', { mode: bookings(`modeVisit.${mode}`) })}
            inputMode="decimal"
            value={text}
            error={isSound ? undefined : t('feeInvalid')}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
            trailing={<span className="pr-3">$</span>}
          />
          <div className="md:pt-7.5">
            <Checkbox
              label={t('payFirst')}
              description={t('payFirstHint')}
              checked={payFirst}
              onChange={() => onChange({ ...draft, payFirst: !payFirst })}
            />
          </div>
        </div>
      )}
    </li>
  );
}
