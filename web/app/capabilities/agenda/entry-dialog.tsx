import type { AgendaEntry } from '@lakou/contract/agenda';
import { ENTRY_TYPES, LONGEST_ENTRY_TITLE, USUAL_ENTRY_MINUTES } from '@lakou/contract/agenda.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays, dayIn } from '#platform/time/days.ts';
import { clockIn, momentIn } from '#platform/time/zoned-time.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ENTRY_ICONS } from './entry-icons.ts';
import { RemoveFromSeries } from './remove-from-series.tsx';
import type { Entries } from './use-entries.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240, 480];

interface EntryDialogProps {
  /** Undefined for a new one. */
  entry: AgendaEntry | undefined;
  /** The day that a new one is proposed for, and what was drawn of it. */
  day: string;
  drawn?: { readonly time: string; readonly minutes: number } | undefined;
  timeZone: string;
  entries: Entries;
  onClose: () => void;
}

/** The fields of an entry as they are typed, in the provider's time zone. */
function typedFrom({ entry, day, drawn, timeZone }: Omit<EntryDialogProps, 'entries' | 'onClose'>) {
  const repeat = { repeats: false, until: '' };
  if (!entry)
    return {
      type: 'visit' as AgendaEntry['type'],
      title: '',
      day,
      time: drawn?.time ?? '',
      minutes: drawn?.minutes ?? USUAL_ENTRY_MINUTES,
      ...repeat,
    };
  const at = new Date(entry.time);
  const minutes = (Date.parse(entry.endsAt) - at.getTime()) / 60_000;
  return {
    type: entry.type,
    title: entry.title,
    day: dayIn(timeZone, at),
    time: clockIn(timeZone, at),
    minutes,
    ...repeat,
  };
}

const FURTHEST_DAYS = 364;

/** Adds an entry, or changes, moves or deletes one: beside the days at a desk, over them on a phone. */
export function EntryDialog({ entry, day, drawn, timeZone, entries, onClose }: EntryDialogProps) {
  const { t } = useTranslation('agenda');
  const [typed, setTyped] = useState(() => typedFrom({ entry, day, drawn, timeZone }));
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const change = (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes }));
  const moment = momentIn(timeZone, typed.day, typed.time);
  const title = typed.title.trim();
  const latest = addDays(dayIn(timeZone, new Date()), FURTHEST_DAYS);
  const untilWrong = typed.repeats && (typed.until <= typed.day || typed.until > latest);
  const lengths = LENGTHS.includes(typed.minutes) ? LENGTHS : [...LENGTHS, typed.minutes];

  async function save() {
    setTried(true);
    if (!title || !moment || untilWrong) return;
    const { type, minutes } = typed;
    const repeatUntil = typed.repeats ? typed.until : undefined;
    if (await entries.save(entry, { title, type, minutes, time: moment.toISOString(), repeatUntil }))
      onClose();
  }
  async function remove(wholeSeries: boolean) {
    if (entry && (await entries.remove(entry, wholeSeries))) onClose();
    else setAsking(false);
  }
  const isMissing = tried && (!title || !moment);
  return (
    <FormDialog
      title={entry ? t('change') : t('add')}
      save={t('save')}
      beside
      busy={entries.busy}
      problem={isMissing ? t('required') : entries.problem}
      onSave={() => void save()}
      onClose={onClose}
      after={
        entry && (
          <div className="mt-5">
            <Button variant="danger" block onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          </div>
        )
      }
    >
      <ChoiceChips
        legend={t('kind')}
        name="type"
        options={ENTRY_TYPES.map((value) => ({ value, title: t(`type.${value}`), icon: ENTRY_ICONS[value] }))}
        value={typed.type}
        onChange={(type) => change({ type })}
      />
      <TextField
        label={t('title')}
        maxLength={LONGEST_ENTRY_TITLE}
        placeholder={t(`titleHint.${typed.type}`)}
        value={typed.title}
        error={tried && !title ? t('required') : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <DateField
        label={t('day')}
        value={typed.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('time')}
          type="time"
          value={typed.time}
          error={tried && !moment ? t('required') : undefined}
          onChange={({ target }) => change({ time: target.value })}
        />
        <Select
          label={t('minutes')}
          value={typed.minutes}
          onChange={({ target }) => change({ minutes: Number(target.value) })}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes}
            </option>
          ))}
        </Select>
      </div>
      {!entry && (
        <Checkbox
          label={t('repeat')}
          description={t('repeatHint')}
          checked={typed.repeats}
          onChange={({ target }) => change({ repeats: target.checked })}
        />
      )}
      {typed.repeats && (
        <DateField
          label={t('repeatUntil')}
          value={typed.until}
          min={typed.day}
          max={latest}
          error={tried && untilWrong ? t('repeatWrong') : undefined}
          onChange={({ target }) => change({ until: target.value })}
        />
      )}
      {entry?.seriesId && <p className="text-14 text-ink-soft">{t('inSeries')}</p>}
      <p className="text-14 text-ink-soft">{t('blocks')}</p>
      {asking && entry && !entry.seriesId && (
        <ConfirmDialog
          title={t('remove')}
          text={t('removeText', { title: entry.title })}
          keep={t('keep')}
          busy={entries.busy}
          onConfirm={() => void remove(false)}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && entry?.seriesId && (
        <RemoveFromSeries
          title={entry.title}
          busy={entries.busy}
          onRemove={(wholeSeries) => void remove(wholeSeries)}
          onClose={() => setAsking(false)}
        />
      )}
    </FormDialog>
  );
}
