import type { NoteTemplate } from '@lakou/contract/visit-notes';
import { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { templatesQuery } from './visit-notes.queries.ts';

export const clientLoader = needsWords('visit-notes');

/** Texts that the professional writes often. */
export default function Templates() {
  const { t } = useTranslation('visit-notes');
  const [writing, setWriting] = useState<NoteTemplate | 'new'>();
  return (
    <>
      <title>{t('templates')}</title>
      <Sections>
        <div className="grid gap-2">
          <div>
            <TextLink to="/app/notes">
              <ArrowLeft size={18} />
              {t('notesTitle')}
            </TextLink>
          </div>
          <PageTitle
            action={
              <Button icon={Plus} onClick={() => setWriting('new')}>
                {t('newTemplate')}
              </Button>
            }
          >
            {t('templates')}
          </PageTitle>
          <p className="text-ink-soft">{t('templatesAbout')}</p>
        </div>
        <List onOpen={setWriting} />
      </Sections>
      {writing && (
        <TemplateDialog
          template={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  );
}

function List({ onOpen }: { onOpen: (template: NoteTemplate) => void }) {
  const { t } = useTranslation('visit-notes');
  return (
    <QueryState
      query={useQuery(templatesQuery)}
      failed={t('templatesFailed')}
      isEmpty={(templates) => templates.length === 0}
      empty={
        <Card>
          <EmptyState drawing={<Letter />} text={t('noTemplates')} />
        </Card>
      }
    >
      {(templates) => (
        <ul className="flex flex-col gap-3">
          {templates.map((template) => (
            <Card as="li" key={template.id}>
              <button
                type="button"
                onClick={() => onOpen(template)}
                className="flex min-h-11 w-full items-center text-left font-semibold underline-offset-3 wrap-anywhere hover:underline"
              >
                {template.name}
              </button>
              <p className="line-clamp-2 text-15 text-ink-soft wrap-anywhere">
                {NOTE_TEXTS.map((section) => template[section])
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
