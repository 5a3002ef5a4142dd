import { useMutation } from '@tanstack/react-query';
import Languages from 'lucide-react/icons/languages';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { languageOf } from './message-language.ts';

/** Under a received message in another language: its translation, when asked for. */
export function Translation({ messageId, content }: { messageId: string; content: string }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const errorText = useErrorText();
  const translating = useMutation({
    mutationFn: () => api('POST /api/chat/messages/:id/translation', { params: { id: messageId } }),
  });
  const written = languageOf(content);
  if (!written || written === lang) return null;
  if (translating.data)
    return (
      <div className="border-t border-line pt-1.5">
        <p lang={translating.data.language} className="whitespace-pre-wrap break-words">
          {translating.data.text}
        </p>
        <p className="text-13 text-ink-soft">{t('translated')}</p>
      </div>
    );
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={Languages}
        busy={translating.isPending}
        onClick={() => translating.mutate()}
      >
        {t('translate')}
      </Button>
      {translating.error && (
        <p role="alert" className="text-14 text-hibiscus-ink">
          {errorText(translating.error)}
        </p>
      )}
    </>
  );
}
