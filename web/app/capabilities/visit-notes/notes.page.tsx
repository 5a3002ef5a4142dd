import { useInfiniteQuery } from '@tanstack/react-query';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { LicenceNotice } from '../verification/licence-notice.tsx';
import { NoteRow } from './note-row.tsx';
import { ownNotesQuery } from './visit-notes.queries.ts';

export const clientLoader = needsWords('visit-notes', 'provider-workspace');

/** The professional's own notes: what is unfinished first. */
export default function Notes() {
  const { t } = useTranslation('visit-notes');
  return (
    <>
      <title>{t('notesTitle')}</title>
      <Sections>
        <PageTitle
          action={
            <ButtonLink variant="secondary" icon={LayoutTemplate} to="/app/notes/templates">
              {t('templates')}
            </ButtonLink>
          }
        >
          {t('notesTitle')}
        </PageTitle>
        <LicenceNotice />
        <List />
      </Sections>
    </>
  );
}

function List() {
  const { t } = useTranslation('visit-notes');
  return (
    <PagedList
      query={useInfiniteQuery(ownNotesQuery)}
      skeleton={
        <Skeleton>
          <div className="space-y-3">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Skeleton>
      }
      failed={t('notesFailed')}
      empty={
        <Card>
          <EmptyState
            drawing={<Letter />}
            text={t('noNotes')}
            action={
              <ButtonLink variant="secondary" to="/app/patients">
                {t('toPatients')}
              </ButtonLink>
            }
          />
        </Card>
      }
      more={t('more')}
    >
      {(notes) => (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} name={note.personName} to={`/app/notes/${note.id}`} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
