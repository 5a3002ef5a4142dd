import { useTranslation } from '#platform/language/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useQuickTexts } from './use-quick-texts.ts';

interface QuickTextPickerProps {
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The quick texts to choose from. */
export default function QuickTextPicker({ onChoose, onClose }: QuickTextPickerProps) {
  const { t } = useTranslation('quick-texts');
  const { query, texts } = useQuickTexts();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <FailedNote query={query} text={t('failed')} />
      <ul className="grid gap-1">
        {texts.map(({ id, title, body }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(body)}
              className="flex min-h-11 w-full flex-col justify-center rounded-control px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="line-clamp-2 text-15 text-ink-soft wrap-anywhere">{body}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink to="/app/quick-texts">{t('manage')}</TextLink>
      </p>
    </Dialog>
  );
}
