import type { PatientOfProvider } from '@lakou/contract/provider-workspace';
import { REFERRAL_LENGTHS, REFERRAL_PRIORITIES } from '@lakou/contract/referrals.rules';
import Clock from 'lucide-react/icons/clock';
import Send from 'lucide-react/icons/send';
import Siren from 'lucide-react/icons/siren';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FormEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { FacilityField } from './facility-field.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { type Person, useNewReferral } from './use-new-referral.ts';

const ICONS = { routine: Clock, urgent: TriangleAlert, emergency: Siren };

/** Patients and, below each, those of their family whom the provider treats. */
const peopleOf = (patients: readonly PatientOfProvider[]): Person[] =>
  patients.flatMap(({ id, name, dependents }) => [
    { patientId: id, name },
    ...dependents.map((one) => ({ patientId: id, dependentId: one.id, name: `${one.name} (${name})` })),
  ]);
const keyOf = ({ patientId, dependentId }: Person) => dependentId ?? patientId;

export function ReferralForm({ patients }: { patients: readonly PatientOfProvider[] }) {
  const { t } = useTranslation('referrals');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const people = peopleOf(patients);
  const { values, change, send, faults, problem, busy } = useNewReferral(
    people.find((person) => keyOf(person) === search.get('patient')),
  );
  const form = useRef<HTMLFormElement>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const created = await send();
    if (created) {
      toast.success(t('form.created'));
      await navigate(`/app/referrals/${created.id}?box=sent`);
    } else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Select
          label={t('form.patient')}
          empty={t('form.choosePatient')}
          error={faults.person}
          value={values.person ? keyOf(values.person) : ''}
          onChange={({ target }) =>
            change({ person: people.find((person) => keyOf(person) === target.value), attachments: [] })
          }
        >
          {people.map((person) => (
            <option key={keyOf(person)} value={keyOf(person)}>
              {person.name}
            </option>
          ))}
        </Select>
        <FacilityField
          value={values.destination}
          error={faults.destination}
          onChange={(destination) => change({ destination })}
        />
        <RadioCards
          legend={t('form.priority')}
          name="priority"
          value={values.priority}
          onChange={(priority) => change({ priority })}
          options={REFERRAL_PRIORITIES.map((value) => ({
            value,
            title: t(`priority.${value}`),
            description: t(`priorityHint.${value}`),
            icon: ICONS[value],
          }))}
        />
        <TextArea
          label={t('form.reason')}
          maxLength={REFERRAL_LENGTHS.reason}
          error={faults.reason}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <TextArea
          label={t('form.symptoms')}
          optional
          maxLength={REFERRAL_LENGTHS.symptoms}
          value={values.symptoms}
          onChange={({ target }) => change({ symptoms: target.value })}
        />
        <TextField
          label={t('form.diagnosis')}
          optional
          maxLength={REFERRAL_LENGTHS.diagnosis}
          value={values.diagnosis}
          onChange={({ target }) => change({ diagnosis: target.value })}
        />
        {values.person && (
          <AttachmentsField
            key={keyOf(values.person)}
            person={values.person}
            value={values.attachments}
            onChange={(attachments) => change({ attachments })}
          />
        )}
        {problem && <FormError>{problem}</FormError>}
        <Button type="submit" block icon={Send} busy={busy}>
          {t('form.send')}
        </Button>
      </form>
      <LetterPreview values={values} />
    </div>
  );
}
