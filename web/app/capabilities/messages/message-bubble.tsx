import type { Attachment } from '@lakou/contract/messages';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AttachmentView } from './attachment-view.tsx';
import { timeOf } from './when.ts';

/** The state of one's own message; `kept` waits where nobody can say that it will arrive. */
export type Progress = 'waiting' | 'kept' | 'refused' | 'sending' | 'sent' | 'seen';

const UNSENT: readonly Progress[] = ['waiting', 'kept', 'refused', 'sending'];
const SAID: readonly Progress[] = ['waiting', 'kept', 'refused'];

interface MessageBubbleProps {
  content: string;
  at: string;
  attachments: readonly Attachment[];
  /** Undefined for messages of the other person. */
  progress?: Progress;
  /** Below the words. */
  children?: ReactNode;
}

const ICONS = {
  waiting: Clock,
  kept: Clock,
  refused: CircleX,
  sending: Clock,
  sent: Check,
  seen: CheckCheck,
};

export function MessageBubble({ content, at, attachments, progress, children }: MessageBubbleProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const own = progress !== undefined;
  const Icon = own ? ICONS[progress] : undefined;
  return (
    <div
      className={classNames(
        'w-fit max-w-[85%] space-y-1.5 rounded-card px-3.5 py-2 md:max-w-[75%]',
        own ? 'ml-auto rounded-br-sm bg-sea-tint text-ink' : 'rounded-bl-sm border border-line bg-surface',
        // An outline, because the time in a faded bubble could not be read.
        progress && UNSENT.includes(progress) && 'outline-1 -outline-offset-1 outline-dashed',
        progress &&
          UNSENT.includes(progress) &&
          (progress === 'refused' ? 'outline-hibiscus' : 'outline-sea'),
      )}
    >
      {attachments.map((file) => (
        <AttachmentView key={file.id} file={file} />
      ))}
      {content && <p className="whitespace-pre-wrap break-words">{content}</p>}
      {children}
      <p className="flex flex-wrap items-center justify-end gap-x-1 text-13 text-ink-soft">
        <time dateTime={at} className="whitespace-nowrap">
          {timeOf(lang, at)}
        </time>
        {Icon && progress && (
          <>
            <Icon
              size={15}
              aria-hidden="true"
              className={classNames(
                'shrink-0',
                progress === 'seen' && 'text-sea',
                progress === 'refused' && 'text-hibiscus-ink',
              )}
            />
            <span
              className={classNames(
                !SAID.includes(progress) && 'sr-only',
                progress === 'refused' && 'font-semibold text-hibiscus-ink',
              )}
            >
              {t(progress)}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
