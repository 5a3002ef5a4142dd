import type { NoteSummary } from '@lakou/contract/visit-notes';
import { formatDateTime } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusBadge } from './note-head.tsx';

interface NoteRowProps {
  note: NoteSummary;
  /** The name that stands above: the person's, or the author's where the person is known. */
  name: string;
  to: string;
}

export function NoteRow({ note, name, to }: NoteRowProps) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const moment = { at: new Date(note.signedAt ?? note.updatedAt), timeZone: ownTimeZone() };
  const time = formatDateTime(lang, moment, 'medium');
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Link
          to={to}
          className="flex min-h-11 min-w-0 grow basis-40 items-center font-semibold underline-offset-3 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <StatusBadge status={note.status} />
      </div>
      <p className="line-clamp-2 wrap-anywhere">{note.reason || t('noReason')}</p>
      <p className="text-15 text-ink-soft">
        {t(note.status === 'draft' ? 'changedAt' : 'signedAt', { time })}
      </p>
    </Card>
  );
}
