import type { FieldText, ReviewedContent } from '@lakou/contract/content-reviews';
import { languageName } from '@lakou/i18n';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { CONTENT_KEY } from './content-reviews.queries.ts';
import { CorrectionDialog } from './correction.dialog.tsx';
import { useFieldLabel } from './use-field-label.ts';

type FieldRowProps = ReviewedContent['fields'][number] & { contentId: string };

/** One field in three languages: side by side where there is room. */
export function FieldRow({ contentId, field, texts }: FieldRowProps) {
  const label = useFieldLabel();
  return (
    <Card as="li">
      <h2 className="mb-2 text-15 font-semibold text-ink-soft">{label(field)}</h2>
      <div className="grid gap-4 md:grid-cols-3">
        {texts.map((text) => (
          <OneText key={text.language} contentId={contentId} field={field} text={text} />
        ))}
      </div>
    </Card>
  );
}

interface OneTextProps {
  contentId: string;
  field: string;
  text: FieldText;
}

function OneText({ contentId, field, text }: OneTextProps) {
  const { t } = useTranslation('content-reviews');
  const lang = useLanguage();
  const [editing, setEditing] = useState(false);
  const { language, original, served, correction } = text;
  const undo = useSave(
    (correctionId: string) =>
      api('DELETE /api/admin/content/:id/corrections/:correctionId', {
        params: { id: contentId, correctionId },
      }),
    { queryKey: CONTENT_KEY, done: t('undone'), failed: t('saveFailed'), onDone: () => {} },
  );
  return (
    <section className="grid content-start justify-items-start gap-1">
      <h3 className="text-14 text-ink-soft">{languageName(lang, language)}</h3>
      <p lang={language} className="wrap-anywhere">
        {served}
      </p>
      {correction && (
        <p className="text-14 text-ink-soft wrap-anywhere">
          {correction.isStale
            ? t('staleCorrection', { text: correction.text })
            : t('before', { text: original })}
        </p>
      )}
      {undo.problem && <FormError>{undo.problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" icon={Pencil} onClick={() => setEditing(true)}>
          {t('correct')}
        </Button>
        {correction && (
          <Button
            variant="ghost"
            size="sm"
            icon={Undo2}
            busy={undo.isSaving}
            onClick={() => undo.save(correction.id)}
          >
            {t('undo')}
          </Button>
        )}
      </div>
      {editing && (
        <CorrectionDialog contentId={contentId} field={field} text={text} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}
