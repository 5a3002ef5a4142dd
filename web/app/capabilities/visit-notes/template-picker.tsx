import type { NoteDraft, NoteTemplate } from '@lakou/contract/visit-notes';
import { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton, MenuLink } from '../../ui/menu-items.tsx';
import { useQuickTexts } from '../quick-texts/use-quick-texts.ts';
import { templatesQuery } from './visit-notes.queries.ts';

/** The parts of the template behind what is written already. */
export function withTemplate(draft: NoteDraft, template: NoteTemplate): Partial<NoteDraft> {
  const joined = NOTE_TEXTS.map((section) => [
    section,
    [draft[section].trim(), template[section].trim()].filter(Boolean).join('\n'),
  ]);
  return Object.fromEntries(joined);
}

/** Fills the note from one of the professional's own templates; says what cannot be inserted because it did not load. */
export function TemplatePicker({ onPick }: { onPick: (template: NoteTemplate) => void }) {
  const { t } = useTranslation('visit-notes');
  const { t: tQuick } = useTranslation('quick-texts');
  const { query: quickTexts } = useQuickTexts();
  const query = useQuery(templatesQuery);
  const { data: templates = [] } = query;
  return (
    <>
      <Menu label={t('useTemplate')} trigger={t('useTemplate')}>
        {templates.map((template) => (
          <MenuButton key={template.id} onPress={() => onPick(template)}>
            {template.name}
          </MenuButton>
        ))}
        <MenuLink to="/app/notes/templates">{t('manageTemplates')}</MenuLink>
      </Menu>
      <FailedNote query={query} text={t('templatesFailed')} />
      <FailedNote query={quickTexts} text={tQuick('failed')} />
    </>
  );
}
