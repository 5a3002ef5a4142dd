import type { ClinicVisitDetails } from '@lakou/contract/clinic-visits';
import type { NoteSections } from '@lakou/contract/visit-notes';
import { LONGEST_ADDENDUM, type NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { formatDateTime } from '@lakou/i18n';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CLINIC_VISITS_KEY } from './clinic-visits.queries.ts';

interface SignedNoteProps {
  visit: ClinicVisitDetails;
  note: NoteSections;
}

/** A signed note as it is read; who signed it can add to it. */
export function SignedNote({ visit, note }: SignedNoteProps) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const part = (section: (typeof NOTE_TEXTS)[number]) =>
    note[section].trim() && (
      <div>
        <h3 className="text-15 font-semibold">{t(`section.${section}`)}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{note[section]}</p>
      </div>
    );
  const { authorName, endedAt, licenseNumber, licenseAuthority, addenda } = visit;
  const licence = licenseNumber ? t('licence', { number: licenseNumber }) : '';
  return (
    <>
      <Section title={t('noteTitle')}>
        <Card>
          <div className="grid gap-4">
            {part('reason')}
            {part('history')}
            {part('findings')}
            {note.assessment.length > 0 && (
              <div>
                <h3 className="text-15 font-semibold">{t('section.assessment')}</h3>
                <ul className="grid gap-1">
                  {note.assessment.map(({ code, text }) => (
                    <li key={`${code} ${text}`} className="wrap-anywhere">
                      {[text, code].filter(Boolean).join(' · ')}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {part('plan')}
            {authorName && endedAt && (
              <p className="border-t border-line pt-3 text-15 text-ink-soft wrap-anywhere">
                {t('signedBy', { name: authorName, time: moment(endedAt) })}
                <br />
                {[licence, licenseAuthority].filter(Boolean).join(' · ')}
              </p>
            )}
          </div>
        </Card>
      </Section>
      {addenda.length > 0 && (
        <Section title={t('addenda')}>
          <ul className="flex flex-col gap-3">
            {addenda.map((one) => (
              <Card as="li" key={one.id}>
                <p className="whitespace-pre-line wrap-anywhere">{one.text}</p>
                <p className="mt-1 text-15 text-ink-soft">
                  {[one.authorName, moment(one.createdAt)].join(', ')}
                </p>
              </Card>
            ))}
          </ul>
        </Section>
      )}
      {visit.isOwn && <AddAddendum id={visit.id} />}
    </>
  );
}

function AddAddendum({ id }: { id: string }) {
  const { t } = useTranslation('visit-notes');
  const { t: words } = useTranslation('clinic-visits');
  const [text, setText] = useState('');
  const { save, isSaving, problem } = useSave(
    (body: { text: string }) => api('POST /api/clinics/clinic-visits/:id/addenda', { params: { id }, body }),
    {
      queryKey: CLINIC_VISITS_KEY,
      done: t('amended'),
      failed: words('saveFailed'),
      onDone: () => setText(''),
    },
  );
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('addendum')}
        hint={t('addendumHint')}
        value={text}
        maxLength={LONGEST_ADDENDUM}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <FormError>{problem}</FormError>}
      <div>
        <Button
          variant="secondary"
          icon={Plus}
          busy={isSaving}
          disabled={!text.trim()}
          onClick={() => save({ text: text.trim() })}
        >
          {t('addAddendum')}
        </Button>
      </div>
    </div>
  );
}
