import { SERVICES } from '@lakou/content/services';
import type { BookingMode } from '@lakou/contract/bookings';
import type { ClinicPatientDetails } from '@lakou/contract/clinic-patients';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { SlotPicker } from '../bookings/slot-picker.tsx';
import { CLINIC_PATIENTS_KEY } from './clinic-patients.queries.ts';

const MODES = ['clinic', 'video', 'audio'] as const satisfies readonly BookingMode[];

interface Chosen {
  readonly providerId: string;
  readonly serviceType: string;
  readonly mode: BookingMode;
  readonly dateTime: string;
}

interface BookForProps {
  patient: ClinicPatientDetails;
  /** Who is booked for waits at the desk. */
  walkInId?: string;
  onClose: () => void;
}

/** Books a visit for a patient who accepted the clinic, in a free slot of one of its providers. */
export function BookForDialog({ patient, walkInId, onClose }: BookForProps) {
  const { t } = useTranslation('clinic-patients');
  const { t: words } = useTranslation('bookings');
  const lang = useLanguage();
  const { id, name, providers, assignable } = patient;
  const [clientId] = useState(() => crypto.randomUUID());
  const [providerId, setProviderId] = useState('');
  const [serviceType, setServiceType] = useState('');
  const [mode, setMode] = useState<(typeof MODES)[number]>('clinic');
  const [dateTime, setDateTime] = useState<string>();
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    async (body: Chosen) => {
      if (walkInId) await api('POST /api/clinics/walk-ins/:id/visit', { params: { id: walkInId }, body });
      else
        await api('POST /api/clinics/patients/:id/bookings', { params: { id }, body: { clientId, ...body } });
    },
    { queryKey: CLINIC_PATIENTS_KEY, done: t('booked'), failed: t('bookFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (providerId && serviceType && dateTime) save({ providerId, serviceType, mode, dateTime });
  }
  const missing = (value: string) => (tried && !value ? t('required') : undefined);
  const again = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setDateTime(undefined);
    };
  };
  return (
    <FormDialog
      title={t('bookTitle', { name })}
      save={t('bookSave')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft">{t('bookText')}</p>
      <Select
        label={t('bookProvider')}
        empty={t('choose')}
        error={missing(providerId)}
        value={providerId}
        onChange={({ target }) => again(setProviderId)(target.value)}
      >
        {[...providers, ...assignable].map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
      <Select
        label={t('bookService')}
        empty={t('choose')}
        error={missing(serviceType)}
        value={serviceType}
        onChange={({ target }) => again(setServiceType)(target.value)}
      >
        {SERVICES.map((service) => (
          <option key={service.slug} value={service.slug}>
            {service.name[lang]}
          </option>
        ))}
      </Select>
      <ChoiceChips
        legend={t('bookMode')}
        name="mode"
        options={MODES.map((value) => ({ value, title: words(`mode.${value}`) }))}
        value={mode}
        onChange={again(setMode)}
      />
      {providerId && serviceType && (
        <SlotPicker
          key={`${providerId} ${serviceType} ${mode}`}
          question={{ providerId, serviceType, mode }}
          notFound={<FormError>{t('notBookable')}</FormError>}
          value={dateTime}
          onChange={setDateTime}
        />
      )}
      {tried && providerId && serviceType && !dateTime && <FormError>{words('noTimeYet')}</FormError>}
    </FormDialog>
  );
}
