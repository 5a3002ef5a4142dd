import type { VisitNote } from '@lakou/contract/visit-notes';
import { formatDate } from '@lakou/i18n';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NoteFrame } from './note-frame.tsx';
import { NoteView } from './note-view.tsx';

export const clientLoader = needsWords('visit-notes', 'prescriptions');

/** What was said and decided at a visit, for the patient. */
export default function VisitSummary() {
  const { t } = useTranslation('visit-notes');
  const { id = '' } = useParams();
  return (
    <div className="mx-auto max-w-180">
      <NoteFrame id={id} title={t('summaryTitle')} back={{ to: '/app/visits', text: t('allVisits') }}>
        {(note) => <Summary note={note} />}
      </NoteFrame>
    </div>
  );
}

function Summary({ note }: { note: VisitNote }) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  useMarkNotificationsRead(note.id);
  const at = new Date(note.visitAt ?? note.signedAt ?? note.createdAt);
  const date = formatDate(lang, { at, timeZone: ownTimeZone() }, 'long');
  return (
    <Sections>
      <div className="grid gap-2">
        <title>{t('summaryOf', { name: note.authorName })}</title>
        <div>
          <TextLink to={note.bookingId ? `/app/visits/${note.bookingId}` : '/app/visits'}>
            <ArrowLeft size={18} />
            {t(note.bookingId ? 'theVisit' : 'allVisits')}
          </TextLink>
        </div>
        <h1 className="text-28 font-extrabold tracking-tight">{t('summaryTitle')}</h1>
        <p className="text-ink-soft wrap-anywhere">
          {t('summaryAbout', { name: note.authorName, person: note.personName, date })}
        </p>
      </div>
      <NoteView note={note} reader="patient" isAuthor={false}>
        <div>
          <ButtonLink variant="secondary" icon={MessageCircle} to={`/app/messages/${note.authorId}`}>
            {t('askAbout')}
          </ButtonLink>
        </div>
      </NoteView>
    </Sections>
  );
}
