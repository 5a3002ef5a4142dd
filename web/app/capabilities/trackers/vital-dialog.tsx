import type { Measurement } from '@lakou/contract/measurements';
import { VITAL_BOUNDS, type VitalField } from '@lakou/contract/trackers.rules';
import { formatNumber } from '@lakou/i18n';
import Info from 'lucide-react/icons/info';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DangerAnswer } from '../measurements/danger-answer.tsx';
import { SignPictures } from '../measurements/sign-pictures.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { Subject } from './subject.ts';
import { suggestionFor } from './suggestion.ts';
import { useVitalEntry } from './use-vital-entry.ts';
import { type Draft, detailsOf, draftOf, faultsOf, readField } from './vital-draft.ts';
import type { Sign } from './vital-signs.ts';
import { inOwnUnit, useVitalText } from './vital-text.ts';
import { WhenField } from './when-field.tsx';

interface VitalDialogProps {
  subject: Subject;
  entry: Measurement | undefined;
  /** What was measured before, newest first. */
  known: readonly Measurement[];
  /** The sign whose field gets the focus. */
  first: Sign;
  /** It waits on this device, and is replaced there. */
  isWaiting?: boolean;
  /** Written into the pregnancy's record. */
  inPregnancy?: boolean;
  onClose: () => void;
}

const REST = ['heartRate', 'temperature', 'oxygen', 'glucose', 'weight'] as const;

/** All readings in one form; fields may stay empty. */
export function VitalDialog({
  subject,
  entry,
  known,
  first,
  isWaiting = false,
  inPregnancy = false,
  onClose,
}: VitalDialogProps) {
  const { t } = useTranslation('trackers');
  const { t: m } = useTranslation('measurements');
  const lang = useLanguage();
  const { units, unitOf } = useVitalText();
  const { measureInBoth } = useMeasure();
  const [draft, setDraft] = useState(() => draftOf(lang, entry, units));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const writing = useVitalEntry({
    subject,
    ...(isWaiting ? { entryId: undefined, waitingId: entry?.id } : { entryId: entry?.id }),
    known,
    inPregnancy,
    onDone: onClose,
  });
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const faults = faultsOf(lang, draft);
  const suggestion = suggestionFor(lang, draft);
  const reading = suggestion && meaning(suggestion, unitOf);
  useEffect(() => {
    const field = first === 'pressure' ? 'systolic' : first;
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }, [first]);
  const save = () => {
    setTried(true);
    const details = detailsOf(lang, draft);
    if (details) writing.submit(details);
  };
  const errorOf = (field: VitalField) => {
    const fault = tried ? faults[field] : undefined;
    if (!fault) return undefined;
    const [low, high] = VITAL_BOUNDS[field].map((bound) => Math.round(inOwnUnit(units, field, bound))) as [
      number,
      number,
    ];
    return fault === 'between'
      ? t('between', { low: formatNumber(lang, low), high: formatNumber(lang, high) })
      : t(`vitals.${fault}`);
  };
  /** The typed temperature or weight in both units, once it is valid. */
  const inBoth = (field: (typeof REST)[number]) => {
    if (field !== 'temperature' && field !== 'weight') return undefined;
    const value = readField(lang, draft, field);
    return value ? measureInBoth(field, value) : undefined;
  };
  const box = (field: VitalField, unit: string, hint?: string) => (
    <TextField
      name={field}
      label={t(`vitals.${field}`)}
      inputMode="decimal"
      autoComplete="off"
      value={draft[field]}
      hint={hint}
      trailing={<span className="pr-3 whitespace-nowrap text-14">{unit}</span>}
      onChange={(event) => set({ [field]: event.target.value })}
      error={errorOf(field)}
    />
  );
  return (
    <EntryDialog
      title={t(entry ? 'vitals.editTitle' : 'vitals.add')}
      entry={writing}
      known={Boolean(entry) && !isWaiting}
      onSave={save}
      onClose={onClose}
    >
      <div ref={form} className="grid gap-5">
        {!entry && (
          <SignPictures
            pregnant={subject.pregnant}
            value={draft.signs}
            onChange={(signs) => set({ signs })}
          />
        )}
        <fieldset className="min-w-0">
          <legend className="mb-2 font-bold">{t('vitals.pressure')}</legend>
          <div className="grid grid-cols-2 gap-3">
            {box('systolic', unitOf('pressure'), t('vitals.pressureHint'))}
            {box('diastolic', unitOf('pressure'))}
          </div>
        </fieldset>
        {suggestion && reading && (
          <Banner
            tone="info"
            icon={Info}
            action={
              <Button size="sm" variant="secondary" onClick={() => set(suggestion)}>
                {t('vitals.useIt', { reading })}
              </Button>
            }
          >
            {t('vitals.mean', { reading })}
          </Banner>
        )}
        <div className="grid grid-cols-2 gap-3">
          {REST.map((field) => (
            <div key={field}>{box(field, unitOf(field), inBoth(field))}</div>
          ))}
        </div>
        {draft.glucose && (
          <ChoiceChips
            legend={m('fasting.legend')}
            name="fasting"
            options={(['before', 'after'] as const).map((value) => ({ value, title: m(`fasting.${value}`) }))}
            value={draft.fasting === null ? undefined : draft.fasting ? 'before' : 'after'}
            onChange={(value) => set({ fasting: value === 'before' })}
          />
        )}
        {draft.oxygen && <p className="text-14 text-ink-soft">{m('oxygenNote')}</p>}
        <WhenField value={draft.at} tried={tried} onChange={(at) => set({ at })} />
      </div>
      {writing.answer && (
        <DangerAnswer
          answer={writing.answer}
          whose={subject}
          name={subject.dependentId && subject.name}
          onClose={writing.close}
        />
      )}
    </EntryDialog>
  );
}

function meaning(
  { systolic, diastolic, temperature, glucose }: NonNullable<ReturnType<typeof suggestionFor>>,
  unitOf: (sign: Sign) => string,
): string {
  if (systolic) return `${systolic}/${diastolic}`;
  return temperature ? `${temperature} ${unitOf('temperature')}` : `${glucose} ${unitOf('glucose')}`;
}
