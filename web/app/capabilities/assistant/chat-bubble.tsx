import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { Bubble } from './conversation.ts';
import { piecesOf } from './linked-text.ts';
import { useProblemText } from './use-problem-text.ts';

interface ChatBubbleProps {
  bubble: Bubble;
  /** Called when a link is followed, because the dialog covers the page it opens. */
  onLeave: () => void;
}

/** One message; its error is shown inside. */
export function ChatBubble({ bubble: { role, text, state, error }, onLeave }: ChatBubbleProps) {
  const { t } = useTranslation('assistant');
  const problemText = useProblemText();
  const own = role === 'user';
  return (
    <li
      className={classNames(
        'w-fit max-w-[90%] rounded-card px-3.5 py-2.5',
        own ? 'ml-auto rounded-br-sm bg-sea-tint' : 'rounded-bl-sm border border-line bg-surface',
      )}
    >
      <span className="sr-only">{own ? t('you') : t('title')}: </span>
      <span className="whitespace-pre-wrap break-words">
        {own
          ? text
          : piecesOf(text).map(({ at, text: words, to }) =>
              to ? (
                <TextLink key={at} to={to} inline onClick={onLeave}>
                  {words}
                </TextLink>
              ) : (
                words
              ),
            )}
      </span>
      {state === 'writing' && (
        <span role="status" className="flex items-center gap-2 text-15 text-ink-soft">
          <LoaderCircle size={18} className="shrink-0 animate-spin motion-reduce:animate-none" />
          {t('thinking')}
        </span>
      )}
      {state === 'stopped' && <span className="block text-15 text-ink-soft">{t('stopped')}</span>}
      {state === 'failed' && (
        <span role="alert" className="block font-medium text-hibiscus-ink">
          {problemText(error)}
        </span>
      )}
    </li>
  );
}
