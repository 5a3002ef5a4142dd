import type { VisitNote } from '@lakou/contract/visit-notes';
import type { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { formatDateTime } from '@lakou/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { PrescriptionCard } from '../prescriptions/prescription-card.tsx';
import { StopMedicine } from '../prescriptions/stop-medicine.tsx';
import { CarriedMarks } from './carried-marks.tsx';
import { VoiceList } from './voice-notes.tsx';

interface NoteViewProps {
  note: VisitNote;
  /** Headings for the patient, who is spoken to, or for professionals. */
  reader: 'patient' | 'professional';
  /** Whether the reader signed it. */
  isAuthor: boolean;
  children?: ReactNode;
}

/** A signed note as it is read. */
export function NoteView({ note, reader, isAuthor, children }: NoteViewProps) {
  const { t } = useTranslation('visit-notes');
  const title = (section: (typeof NOTE_TEXTS)[number] | 'assessment') =>
    t(reader === 'patient' ? `told.${section}` : `section.${section}`);
  const part = (section: (typeof NOTE_TEXTS)[number]) =>
    note[section].trim() && (
      <Section key={section} title={title(section)}>
        <div>
          <p className="whitespace-pre-line wrap-anywhere">{note[section]}</p>
          <CarriedMarks section={section} text={note[section]} carried={note.carried} />
        </div>
      </Section>
    );
  return (
    <>
      <Card>
        <div className="grid gap-5">
          {part('reason')}
          {part('history')}
          {part('findings')}
          {note.assessment.length > 0 && (
            <Section title={title('assessment')}>
              <ul className="grid gap-1">
                {note.assessment.map(({ code, text }) => (
                  <li key={`${code} ${text}`} className="wrap-anywhere">
                    {text || code}
                    {text && code && <span className="text-ink-soft"> ({code})</span>}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {part('plan')}
          <SignedBy note={note} />
        </div>
      </Card>
      {note.prescriptions.length > 0 && (
        <Section title={t(reader === 'patient' ? 'told.medicines' : 'prescribed')}>
          <ul className="flex flex-col gap-3">
            {note.prescriptions.map((prescription) => (
              <PrescriptionCard key={prescription.id} prescription={prescription} heading="h3">
                {isAuthor && prescription.status === 'active' && <StopMedicine prescription={prescription} />}
              </PrescriptionCard>
            ))}
          </ul>
        </Section>
      )}
      {note.recordings.length > 0 && (
        <Section title={t('voiceNotes')}>
          <VoiceList note={note} />
        </Section>
      )}
      <Addenda note={note} />
      {children}
    </>
  );
}

function SignedBy({ note }: { note: VisitNote }) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const { authorName, signedAt, licenseNumber, licenseAuthority } = note;
  if (!signedAt) return null;
  const time = formatDateTime(lang, { at: new Date(signedAt), timeZone: ownTimeZone() }, 'medium');
  const licence = licenseNumber ? t('licence', { number: licenseNumber }) : '';
  return (
    <p className="border-t border-line pt-3 text-15 text-ink-soft wrap-anywhere">
      {t('signedBy', { name: authorName, time })}
      <br />
      {[licence, licenseAuthority].filter(Boolean).join(' · ')}
    </p>
  );
}

function Addenda({ note }: { note: VisitNote }) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  if (note.addenda.length === 0) return null;
  return (
    <Section title={t('addenda')}>
      <ul className="flex flex-col gap-3">
        {note.addenda.map(({ id, text, authorName, createdAt }) => (
          <Card as="li" key={id}>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="mt-1 text-15 text-ink-soft">
              {authorName},{' '}
              {formatDateTime(lang, { at: new Date(createdAt), timeZone: ownTimeZone() }, 'medium')}
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
