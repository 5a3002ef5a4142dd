import { ageInMonths } from '@lakou/clinical';
import type { CommunityPerson, HomeVisit } from '@lakou/contract/health-workers';
import { LONGEST_HOME_NOTE } from '@lakou/contract/health-workers.rules';
import { GROWTH_BOUNDS } from '@lakou/contract/measurements.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DangerAnswer } from '../measurements/danger-answer.tsx';
import { SignPictures } from '../measurements/sign-pictures.tsx';
import { signsFor } from '../measurements/signs.ts';
import type { Answer } from '../measurements/use-save-measurement.ts';
import { countFrom } from '../trackers/numbers.ts';
import { VitalFields } from '../trackers/vital-fields.tsx';
import { useVitalText } from '../trackers/vital-text.ts';
import { WhenField } from '../trackers/when-field.tsx';
import { useSaveVisit } from './use-save-visit.ts';
import { type VisitDraft, visitDraftOf, visitFaultsOf, visitOf } from './visit-draft.ts';

interface VisitDialogProps {
  person: Pick<CommunityPerson, 'id' | 'name' | 'dateOfBirth' | 'gender' | 'pregnant'>;
  known: readonly HomeVisit[];
  /** The visit that waits on this device. */
  waiting?: { readonly id: string; readonly body: Readonly<Record<string, unknown>> } | undefined;
  onClose: () => void;
}

/** Around the arm is measured from six months to five years. */
const ARM_MONTHS = [6, 60] as const;
const PREGNANT_FROM_MONTHS = 10 * 12;

/** A home visit: danger signs first, then what was measured, a note and the next day. Every field may stay empty. */
export function VisitDialog({ person, known, waiting, onClose }: VisitDialogProps) {
  const { t } = useTranslation('health-workers');
  const lang = useLanguage();
  const { units } = useVitalText();
  const [draft, setDraft] = useState(() =>
    visitDraftOf(lang, units, waiting?.body ?? { pregnant: person.pregnant }),
  );
  const [tried, setTried] = useState(false);
  const saving = useSaveVisit({ person, known, waitingId: waiting?.id, onDone: onClose });
  const set = (change: Partial<VisitDraft>) => setDraft({ ...draft, ...change });
  const today = dayHere(new Date());
  const months = person.dateOfBirth ? ageInMonths({ birthDate: person.dateOfBirth, today }) : undefined;
  const mayBePregnant = person.gender !== 'Male' && (months === undefined || months >= PREGNANT_FROM_MONTHS);
  const isChild = months !== undefined && months >= ARM_MONTHS[0] && months < ARM_MONTHS[1];
  const faults = visitFaultsOf(lang, draft);
  function submit() {
    setTried(true);
    const values = visitOf(lang, draft);
    if (values) saving.submit(values);
  }
  return (
    <FormDialog
      title={t('visitOf', { name: person.name })}
      save={t('saveVisit')}
      busy={saving.busy}
      problem={saving.problem}
      onSave={submit}
      onClose={onClose}
    >
      {mayBePregnant && (
        <Switch
          label={t('pregnant')}
          description={t('pregnantHint')}
          checked={draft.pregnant}
          onChange={({ target }) => {
            const asked = signsFor(target.checked);
            set({ pregnant: target.checked, signs: draft.signs.filter((one) => asked.includes(one)) });
          }}
        />
      )}
      <SignPictures pregnant={draft.pregnant} value={draft.signs} onChange={(signs) => set({ signs })} />
      <VitalFields draft={draft} faults={tried ? faults : {}} onChange={set} />
      {isChild && (
        <>
          <TextField
            label={t('arm')}
            inputMode="numeric"
            autoComplete="off"
            value={draft.arm}
            trailing={<span className="pr-3 text-14">mm</span>}
            error={
              tried && draft.arm && countFrom(draft.arm, GROWTH_BOUNDS.armMm) === undefined
                ? t('armBetween', { low: GROWTH_BOUNDS.armMm[0], high: GROWTH_BOUNDS.armMm[1] })
                : undefined
            }
            onChange={({ target }) => set({ arm: target.value })}
          />
          <ChoiceChips
            legend={t('swollenFeet')}
            name="swollenFeet"
            options={[
              { value: 'no', title: t('no') },
              { value: 'yes', title: t('yes') },
            ]}
            value={draft.swollenFeet}
            onChange={(swollenFeet) => set({ swollenFeet })}
          />
        </>
      )}
      <TextArea
        label={t('note')}
        maxLength={LONGEST_HOME_NOTE}
        value={draft.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <DateField
        label={t('nextVisit')}
        min={today}
        value={draft.nextVisit}
        onChange={({ target }) => set({ nextVisit: target.value })}
      />
      <WhenField value={draft.at} tried={tried} onChange={(at) => set({ at })} />
      {saving.answer && (
        <DangerAnswer
          answer={saving.answer}
          whose={{ patientId: person.id }}
          name={person.name}
          onClose={saving.close}
          footer={<ReadIt answer={saving.answer} onRead={saving.close} />}
        />
      )}
    </FormDialog>
  );
}

/** Closes the answer; once it is saved, it says who was told. */
function ReadIt({ answer, onRead }: { answer: Answer; onRead: () => void }) {
  const { t } = useTranslation('health-workers');
  const { t: m } = useTranslation('measurements');
  const isDone = answer.isSaved || answer.isKept || answer.isOnlyHere;
  return (
    <div className="grid gap-2">
      <Button variant="secondary" size="lg" block onClick={onRead}>
        {m(isDone ? 'read' : 'back')}
      </Button>
      {answer.isSaved && (
        <p role="status" className="text-center text-14 text-ink-soft">
          {t('supervisorTold')}
        </p>
      )}
    </div>
  );
}
