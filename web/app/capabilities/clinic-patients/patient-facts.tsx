import type { ClinicPatientDetails } from '@lakou/contract/clinic-patients';
import { LONGEST_TAG, MOST_TAGS } from '@lakou/contract/clinic-patients.rules';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { formatDate } from '@lakou/i18n';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileHeart from 'lucide-react/icons/file-heart';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Send from 'lucide-react/icons/send';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { RequestDialog } from '../labs/request-dialog.tsx';
import { BookForDialog } from './book-for.dialog.tsx';
import { CLINIC_PATIENTS_KEY } from './clinic-patients.queries.ts';
import { ConsentBadge } from './consent-badge.tsx';

const LINK = classNames(buttonLook({ variant: 'secondary' }), 'gap-2');

/** Who the patient is, how the clinic knows them, and what can be done from here. */
export function PatientFacts({ patient }: { patient: ClinicPatientDetails }) {
  const { t } = useTranslation('clinic-patients');
  const lang = useLanguage();
  const [open, setOpen] = useState<'tags' | 'book' | 'lab'>();
  const close = () => setOpen(undefined);
  const isDesk = useUser().clinicRole !== 'Provider';
  const { id, patientId, providers, assignable, age, gender, dateOfBirth, email, phone, tags, consent } =
    patient;
  const { inCare } = patient;
  const facts = [
    age !== null && t('years', { count: age }),
    gender && t(gender === 'Female' ? 'female' : 'male'),
    dateOfBirth && formatDate(lang, dateOfBirth, 'long'),
  ].filter(Boolean);
  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-2">
          <ConsentBadge consent={consent} />
          <p className="text-15 text-ink-soft">{inCare ? t('inCareText') : t(`consentText.${consent}`)}</p>
        </div>
        <dl className="grid gap-1">
          <dt className="sr-only">{t('contact')}</dt>
          {facts.length > 0 && <dd>{facts.join(' · ')}</dd>}
          {phone && <dd>{phone}</dd>}
          {email && hasEmail(email) && <dd className="wrap-anywhere">{email}</dd>}
          {tags.length > 0 && <dd className="text-sea wrap-anywhere">{tags.join(' · ')}</dd>}
        </dl>
        <div className="flex flex-wrap gap-2">
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
              <Phone size={20} />
              {t('call')}
            </a>
          )}
          {email && hasEmail(email) && (
            <a href={`mailto:${email}`} className={LINK}>
              <Mail size={20} />
              {t('write')}
            </a>
          )}
          {patientId && (consent === 'linked' || !isDesk) && (
            <ButtonLink variant="secondary" icon={MessageCircle} to={`/app/messages/${patientId}`}>
              {t('message')}
            </ButtonLink>
          )}
          {isDesk && consent === 'linked' && providers.length + assignable.length > 0 && (
            <Button variant="secondary" icon={CalendarPlus} onClick={() => setOpen('book')}>
              {t('book')}
            </Button>
          )}
          {isDesk && (
            <ButtonLink variant="secondary" icon={ReceiptText} to={`/app/invoices?for=${id}`}>
              {t('invoice')}
            </ButtonLink>
          )}
          {isDesk && (
            <ButtonLink variant="secondary" icon={ScrollText} to={`/app/invoices/statements/${id}`}>
              {t('statement')}
            </ButtonLink>
          )}
          {inCare && patientId && (
            <>
              <ButtonLink variant="secondary" icon={FileHeart} to={`/app/patients/${patientId}`}>
                {t('openRecord')}
              </ButtonLink>
              <Button variant="secondary" icon={FlaskConical} onClick={() => setOpen('lab')}>
                {t('requestLab')}
              </Button>
              <ButtonLink variant="secondary" icon={Send} to={`/app/referrals/new?patient=${patientId}`}>
                {t('refer')}
              </ButtonLink>
            </>
          )}
          {isDesk && (
            <Button variant="secondary" icon={Tag} onClick={() => setOpen('tags')}>
              {t('editTags')}
            </Button>
          )}
        </div>
      </div>
      {open === 'lab' && patientId && <RequestDialog patientId={patientId} onClose={close} />}
      {open === 'tags' && <TagsDialog id={id} tags={tags} onClose={close} />}
      {open === 'book' && <BookForDialog patient={patient} onClose={close} />}
    </Card>
  );
}

function TagsDialog({ id, tags, onClose }: { id: string; tags: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('clinic-patients');
  const [value, setValue] = useState<string[]>([...tags]);
  const { save, isSaving, problem } = useSave(
    (body: { tags: string[] }) => api('PUT /api/clinics/patients/:id/tags', { params: { id }, body }),
    { queryKey: CLINIC_PATIENTS_KEY, done: t('saved'), failed: t('tagsFailed'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('editTags')}
      save={t('saveTags')}
      busy={isSaving}
      problem={problem}
      onSave={() => save({ tags: value.slice(0, MOST_TAGS) })}
      onClose={onClose}
    >
      <TagInput
        label={t('tags')}
        hint={t('tagsHint')}
        maxLength={LONGEST_TAG}
        value={value}
        onChange={setValue}
      />
    </FormDialog>
  );
}
