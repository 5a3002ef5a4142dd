import type { CycleLog, SeenLog } from '@lakou/contract/cycle';
import {
  CERVICAL_MUCUS,
  CYCLE_SYMPTOMS,
  FLOWS,
  LONGEST_CYCLE_NOTES,
  OVULATION_TESTS,
} from '@lakou/contract/cycle.rules';
import { formatDate } from '@lakou/i18n';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  draftOf,
  isPossibleTemperature,
  type LogDraft,
  temperatureOf,
  temperatureText,
} from './log-draft.ts';
import { LogSummary } from './log-summary.tsx';
import { PrivatePart } from './private-part.tsx';
import { seenOf } from './seen-log.ts';
import { useLog } from './use-log.ts';
import type { LogChange } from './use-undo.ts';

interface LogSheetProps {
  day: string;
  log: CycleLog | undefined;
  /** It waits on this device under this id, and is replaced there. */
  waitingId?: string | undefined;
  /** What the server had when it was written, where that is not the log itself. */
  seen?: SeenLog | null | undefined;
  onLogged?: (change: LogChange) => void;
  onClose: () => void;
}

const EXAMPLE = 36.45;

/** The form for one day. */
export function LogSheet({ day, log, waitingId, seen: given, onLogged, onClose }: LogSheetProps) {
  const { t } = useTranslation('cycle');
  const { t: errors } = useTranslation('errors');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const [{ temperature: degrees }] = useUnits();
  const [opened] = useState(() => draftOf(log, lang, degrees));
  const [draft, setDraft] = useState(opened);
  const [seen, setSeen] = useState(given === undefined ? seenOf(log) : given);
  const [theirs, setTheirs] = useState<SeenLog | null>();
  const [tooFar, setTooFar] = useState(false);
  const [removing, setRemoving] = useState(false);
  const date = formatDate(lang, day, 'long');
  const { save, remove } = useLog(day, {
    before: log,
    waitingId,
    onDone: (change) => {
      if (change) onLogged?.(change);
      onClose();
    },
  });
  const set = (changed: Partial<LogDraft>) => setDraft((before) => ({ ...before, ...changed }));

  function submit() {
    // What was not touched stays exact: a degree Fahrenheit is not a round number of Celsius.
    const isTouched = draft.bbt !== opened.bbt;
    const bbt = isTouched ? temperatureOf(draft.bbt, lang, degrees) : (log?.bbt ?? null);
    setTooFar(!isPossibleTemperature(bbt));
    if (isPossibleTemperature(bbt)) save.mutate({ values: { ...draft, bbt }, seen }, { onError: meet });
  }
  /** Another device wrote meanwhile: who saves again has seen it. */
  function meet(error: Error) {
    if (!(error instanceof ApiError) || error.code !== 'entry_changed') return;
    const saved = (error.saved ?? null) as SeenLog | null;
    setSeen(seenOf(saved));
    setTheirs(saved);
  }

  return (
    <FormDialog
      title={date}
      save={t('log.save')}
      busy={save.isPending}
      problem={save.isError ? t(theirs === undefined ? 'log.saveFailed' : 'log.changed') : undefined}
      onSave={submit}
      onClose={onClose}
      after={
        removing && (
          <ConfirmDialog
            title={t('log.remove')}
            text={t('log.removeText', { date })}
            keep={t('log.keep')}
            busy={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={() => setRemoving(false)}
          />
        )
      }
    >
      {theirs !== undefined && (
        <section className="rounded-card bg-sunken p-4">
          <h3 className="mb-2 text-16 font-bold">{t('log.meanwhile')}</h3>
          {theirs ? <LogSummary log={theirs} /> : <p>{t('log.takenBack')}</p>}
        </section>
      )}
      <ChoiceChips
        legend={t('log.flow')}
        name="flow"
        options={FLOWS.map((value) => ({ value, title: t(`flow.${value}`) }))}
        value={draft.flow}
        onChange={(flow) => set({ flow })}
      />
      <Chips
        legend={t('log.symptoms')}
        options={CYCLE_SYMPTOMS.map((value) => ({ value, title: t(`symptom.${value}`) }))}
        value={draft.symptoms}
        onChange={(symptoms) => set({ symptoms })}
      />
      <TextField
        label={t('log.bbt', { unit: common(`units.${degrees}`, { value: '' }).trim() })}
        optional
        inputMode="decimal"
        autoComplete="off"
        hint={t('log.bbtHint', { example: temperatureText(EXAMPLE, lang, degrees) })}
        error={tooFar ? errors('temperature_invalid') : undefined}
        value={draft.bbt}
        onChange={({ target }) => set({ bbt: target.value })}
        onBlur={() => temperatureOf(draft.bbt, lang, degrees) === null && set({ bbt: '' })}
      />
      <ChoiceChips
        legend={t('log.mucus')}
        name="mucus"
        options={CERVICAL_MUCUS.map((value) => ({ value, title: t(`mucus.${value}`) }))}
        value={draft.cervicalMucus}
        onChange={(cervicalMucus) => set({ cervicalMucus })}
      />
      <ChoiceChips
        legend={t('log.test')}
        name="test"
        options={OVULATION_TESTS.map((value) => ({ value, title: t(`test.${value || 'empty'}`) }))}
        value={draft.ovulationTest}
        onChange={(ovulationTest) => set({ ovulationTest })}
      />
      <TextArea
        label={t('log.notes')}
        optional
        maxLength={LONGEST_CYCLE_NOTES}
        value={draft.notes}
        onChange={({ target }) => set({ notes: target.value })}
      />
      <PrivatePart day={day} draft={draft} onChange={set} />
      {log && !waitingId && (
        <Button variant="ghost" icon={Trash} onClick={() => setRemoving(true)}>
          {t('log.remove')}
        </Button>
      )}
    </FormDialog>
  );
}
