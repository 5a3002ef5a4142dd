import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNote } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MODE_ICONS } from '../../providers/mode-icons.ts';
import { baseOf, type FeeDraft } from './fee-drafts.ts';

interface FeesFieldProps {
  /** The id of the first checkbox, used to focus it. */
  id?: string;
  value: readonly FeeDraft[];
  onChange: (drafts: FeeDraft[]) => void;
  error?: string | undefined;
}

/** The kinds of visits that a provider offers, their fees, and whether they are paid in advance. */
export function FeesField({ id = 'fees', value, onChange, error }: FeesFieldProps) {
  const { t } = useTranslation('profiles');
  const change = (changed: FeeDraft) =>
    onChange(value.map((one) => (one.mode === changed.mode ? changed : one)));
  return (
    <fieldset aria-describedby={`${id}-note`} className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{t('offer.kinds')}</legend>
      <ul className="rounded-card border border-line-strong">
        {value.map((draft, index) => (
          <FeeRow key={draft.mode} id={index === 0 ? id : undefined} draft={draft} onChange={change} />
        ))}
      </ul>
      <FieldNote id={`${id}-note`} hint={t('offer.kindsHint')} error={error} />
    </fieldset>
  );
}

interface FeeRowProps {
  id: string | undefined;
  draft: FeeDraft;
  onChange: (draft: FeeDraft) => void;
}

function FeeRow({ id, draft, onChange }: FeeRowProps) {
  const { t } = useTranslation('profiles');
  const { t: bookings } = useTranslation('bookings');
  const lang = useLanguage();
  const { mode, offered, text, payFirst } = draft;
  const Icon = MODE_ICONS[mode];
  const isSound = baseOf(lang, draft) !== undefined;
  return (
    <li className="border-line px-3.5 py-1.5 not-first:border-t">
      <Checkbox
        id={id}
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
            label={t('offer.fee')}
            aria-label={t('offer.feeOf', { mode: bookings(`modeVisit.${mode}`) })}
            inputMode="decimal"
            value={text}
            error={isSound ? undefined : t('offer.feeInvalid')}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
            trailing={<span className="pr-3">$</span>}
          />
          <div className="md:pt-7.5">
            <Checkbox
              label={t('offer.payFirst')}
              description={t('offer.payFirstHint')}
              checked={payFirst}
              onChange={() => onChange({ ...draft, payFirst: !payFirst })}
            />
          </div>
        </div>
      )}
    </li>
  );
}
