import type { NoteSummary } from '@lakou/contract/visit-notes';
import { formatDateTime } from '@lakou/i18n';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** A draft or a signed note, in a word. */
export function StatusBadge({ status }: Pick<NoteSummary, 'status'>) {
  const { t } = useTranslation('visit-notes');
  return status === 'draft' ? (
    <Badge tone="night" icon={Pencil}>
      {t('draft')}
    </Badge>
  ) : (
    <Badge tone="leaf" icon={Lock}>
      {t('signed')}
    </Badge>
  );
}

/** Whom the note is about, and of which visit. */
export function NoteHead({ note, children }: { note: NoteSummary; children?: ReactNode }) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const { personName, patientId, bookingId, visitAt } = note;
  const moment = visitAt && { at: new Date(visitAt), timeZone: ownTimeZone() };
  return (
    <div className="grid gap-2">
      <title>{t('noteAbout', { name: personName })}</title>
      <div>
        <TextLink to="/app/notes">
          <ArrowLeft size={18} />
          {t('notesTitle')}
        </TextLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-28 font-extrabold tracking-tight wrap-anywhere">{t('noteTitle')}</h1>
          <StatusBadge status={note.status} />
        </div>
        {children}
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-3">
        <TextLink to={`/app/patients/${patientId}`}>{personName}</TextLink>
        {bookingId && moment && (
          <TextLink to={`/app/visits/${bookingId}`}>
            {t('visitOf', { time: formatDateTime(lang, moment, 'medium') })}
          </TextLink>
        )}
      </p>
    </div>
  );
}
