import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { type About, useStartNote } from './use-start-note.ts';

interface WriteNoteButtonProps {
  about: About;
  variant?: 'primary' | 'secondary';
  block?: boolean;
}

/** Opens the note about a person or a visit. */
export function WriteNoteButton({ about, variant = 'secondary', block = false }: WriteNoteButtonProps) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const { start, isPending } = useStartNote();
  const open = () => start(about).catch((error: unknown) => toast.error(errorText(error)));
  return (
    <Button variant={variant} icon={NotebookPen} block={block} busy={isPending} onClick={() => void open()}>
      {t('write')}
    </Button>
  );
}
