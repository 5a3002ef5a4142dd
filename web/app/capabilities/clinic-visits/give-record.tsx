import type { ClinicPatient } from '@lakou/contract/clinic-patients';
import { formatDate } from '@lakou/i18n';
import FileHeart from 'lucide-react/icons/file-heart';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Entry = Pick<ClinicPatient, 'id' | 'name' | 'dateOfBirth' | 'phone'>;
interface GiveRecordProps {
  patient: Entry;
  /** Whose visits may be theirs: another entry without an account, or what was written before they accepted. */
  entry: Entry;
}

/** The desk, which sees the person, says that an entry is them; only then it becomes part of their record. */
export function GiveRecord({ patient, entry }: GiveRecordProps) {
  const { t } = useTranslation('clinic-visits');
  const lang = useLanguage();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { save, isSaving, problem } = useSave(
    (entryId: string) =>
      api('POST /api/clinics/patients/:id/record', { params: { id: patient.id }, body: { entryId } }),
    // The visits are now among the appointments, so all that the page shows is read again.
    { queryKey: [], done: t('given'), failed: t('saveFailed'), onDone: close },
  );
  const facts = [entry.dateOfBirth && formatDate(lang, entry.dateOfBirth, 'long'), entry.phone].filter(
    Boolean,
  );
  return (
    <Card>
      <div className="grid gap-3">
        {entry.id !== patient.id && (
          <p>
            <TextLink to={`/app/clinic-patients/${entry.id}`}>{entry.name}</TextLink>
            {facts.length > 0 && <span className="block text-15 text-ink-soft">{facts.join(' · ')}</span>}
          </p>
        )}
        <div>
          <Button variant="secondary" icon={FileHeart} onClick={() => setAsking(true)}>
            {t('give')}
          </Button>
        </div>
      </div>
      {asking && (
        <FormDialog
          title={t('give')}
          save={t('giveSave')}
          busy={isSaving}
          problem={problem}
          onSave={() => save(entry.id)}
          onClose={close}
        >
          <p>{t('giveText', { name: patient.name })}</p>
        </FormDialog>
      )}
    </Card>
  );
}
