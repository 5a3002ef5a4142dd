import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { IconButton } from './icon-button.tsx';

interface UndoBarProps {
  icon: LucideIcon;
  /** What was done, or why it was not; nothing is shown without it. */
  text: string | undefined;
  /** The way back. */
  action?: ReactNode;
  onClose: () => void;
}

/**
 * What was just done and the way back, at the lower edge until something else is done. It lies over the page, so that
 * nothing there moves under the pointer when it comes and goes.
 */
export function UndoBar({ icon: Icon, text, action, onClose }: UndoBarProps) {
  const { t } = useTranslation('common');
  return (
    // Rendered before any text, because screen readers do not announce a region that is added with its text.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-40 mx-auto max-w-md lg:bottom-4"
    >
      {text !== undefined && (
        <div
          data-at-bottom
          className="pointer-events-auto flex items-center gap-2 rounded-card border border-line bg-surface py-1 pr-1 pl-4 shadow-over"
        >
          <Icon size={20} className="shrink-0 text-sea" />
          <p className="min-w-0 grow py-2 text-15 font-medium wrap-anywhere">{text}</p>
          {action}
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
