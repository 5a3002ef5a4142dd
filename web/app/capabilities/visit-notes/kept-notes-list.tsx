import { formatDateTime } from '@lakou/i18n';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { keptNotes, readKept, sendKeptNotes, sendKeptNotesWhenOnline } from './kept-notes.ts';

/** Drafts of visit notes that the server does not have yet, else `none`; they are sent, or opened where the two differ. */
export function KeptNotesList({ none }: { none: ReactNode }) {
  const { t } = useTranslation('outbox');
  const lang = useLanguage();
  const ids = useSyncExternalStore(keptNotes.subscribe, keptNotes.ids);
  useEffect(() => {
    sendKeptNotesWhenOnline();
    void sendKeptNotes();
  }, []);
  const kept = ids
    .split(' ')
    .filter(Boolean)
    .flatMap((id) => readKept(id) ?? []);
  if (kept.length === 0) return none;
  return (
    <Section title={t('notes.title')}>
      <Card>
        <p className="mb-3 text-15 text-ink-soft">{t('notes.about')}</p>
        <ul className="grid gap-3">
          {kept.map(({ note }) => (
            <li key={note.id} className="flex items-center gap-3">
              <NotebookPen size={24} className="shrink-0 text-sea" />
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{note.personName}</span>
                <span className="text-14 text-ink-soft">
                  {formatDateTime(lang, { at: new Date(note.updatedAt), timeZone: ownTimeZone() }, 'short')}
                </span>
              </span>
              <ButtonLink
                to={`/app/notes/${note.id}`}
                variant="secondary"
                size="sm"
                aria-label={t('notes.openOf', { name: note.personName })}
              >
                {t('notes.open')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
