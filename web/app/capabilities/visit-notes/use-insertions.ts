import type { Measurement } from '@lakou/contract/measurements';
import type { NoteTexts } from '@lakou/contract/visit-notes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useQuickTexts } from '../quick-texts/use-quick-texts.ts';
import type { Insertion } from './note-text-area.tsx';
import { useVitalsText } from './use-vitals.ts';
import { templatesQuery } from './visit-notes.queries.ts';

/** What `/` offers in a part of the note: the latest vital signs, that part of each template, and the quick texts. */
export function useInsertions(vitals: readonly Measurement[]): (section: keyof NoteTexts) => Insertion[] {
  const { t } = useTranslation('visit-notes');
  const vitalsText = useVitalsText();
  const { data: templates = [] } = useQuery(templatesQuery);
  const { texts: quickTexts } = useQuickTexts();
  const latest = vitals.map(vitalsText).find(Boolean);
  return (section) => [
    ...(latest ? [{ id: 'vitals', title: t('vitals.title'), text: latest }] : []),
    ...templates
      .filter((template) => template[section].trim())
      .map((template) => ({
        id: template.id,
        title: t('templateNamed', { name: template.name }),
        text: template[section],
      })),
    ...quickTexts.map(({ id, title, body }) => ({ id, title, text: body })),
  ];
}
