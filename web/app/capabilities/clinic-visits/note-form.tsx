import type { ClinicVisitDetails } from '@lakou/contract/clinic-visits';
import type { NoteSections } from '@lakou/contract/visit-notes';
import { LONGEST_NOTE_TEXT, LONGEST_REASON, type NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AssessmentField } from '../visit-notes/assessment-field.tsx';
import { CLINIC_VISITS_KEY } from './clinic-visits.queries.ts';

interface NoteFormProps {
  visit: ClinicVisitDetails;
  note: NoteSections;
}

/** The note while the person is there; signing it ends the visit. */
export function NoteForm({ visit, note }: NoteFormProps) {
  const { t } = useTranslation('clinic-visits');
  const { t: words } = useTranslation('visit-notes');
  const [draft, setDraft] = useState<NoteSections>(note);
  // The version grows with what is saved here, so that a change made elsewhere meanwhile is not overwritten.
  const [version, setVersion] = useState(visit.version);
  const params = { id: visit.id };
  const texts = { queryKey: CLINIC_VISITS_KEY, failed: t('saveFailed'), onDone: () => undefined };
  const write = async () => {
    const body = { ...draft, version };
    const saved = await api('PUT /api/clinics/clinic-visits/:id/note', { params, body });
    setVersion(saved.version);
    return saved.version;
  };
  const saving = useSave(write, { ...texts, done: t('saved') });
  const signing = useSave(
    async () => {
      const body = { version: await write() };
      await api('POST /api/clinics/clinic-visits/:id/sign', { params, body });
    },
    { ...texts, done: words('signedNow') },
  );
  const problem = saving.problem ?? signing.problem;
  const area = (section: (typeof NOTE_TEXTS)[number]) => (
    <TextArea
      key={section}
      label={words(`section.${section}`)}
      rows={section === 'reason' ? 2 : 3}
      maxLength={section === 'reason' ? LONGEST_REASON : LONGEST_NOTE_TEXT}
      value={draft[section]}
      onChange={({ target }) => setDraft({ ...draft, [section]: target.value })}
    />
  );
  return (
    <Section title={words('noteTitle')}>
      <div className="grid gap-5">
        {area('reason')}
        {area('history')}
        {area('findings')}
        <AssessmentField
          value={draft.assessment}
          onChange={(assessment) => setDraft({ ...draft, assessment })}
        />
        {area('plan')}
        {problem && <FormError>{problem}</FormError>}
        <p className="text-15 text-ink-soft">{t('signAbout')}</p>
        <div className="flex flex-wrap gap-2">
          <Button icon={Lock} busy={signing.isSaving} onClick={() => signing.save(undefined)}>
            {t('sign')}
          </Button>
          <Button variant="secondary" busy={saving.isSaving} onClick={() => saving.save(undefined)}>
            {t('saveNote')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
