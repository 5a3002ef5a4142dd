import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { returnFocus } from './return-focus.ts';

export interface DialogProps {
  title: string;
  /** Called by the close button, Escape or the back gesture. */
  onClose: () => void;
  /** Always visible under the content; holds the main action. */
  footer?: ReactNode;
  /** On phones only as high as its content, at the bottom of the screen, where the thumb is. */
  sheet?: boolean;
  children: ReactNode;
}

const WHOLE = 'm-auto h-dvh max-h-none';
const SHEET = 'mx-0 mt-auto mb-0 h-fit max-h-[85dvh] rounded-t-card shadow-over md:m-auto';

/** The browser's own modal dialog, open while it is rendered; on phones it fills the height of the screen. */
export function Dialog({ title, onClose, footer, sheet = false, children }: DialogProps) {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // Removed from the page before it closes, so that the browser does not move the focus itself.
    return () => {
      shown?.close();
      returnFocus(opener);
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // React passes events up its component tree, so the page's form would also receive this submit.
      onSubmit={(event) => event.stopPropagation()}
      className={classNames(
        'fixed inset-0 w-full max-w-none flex-col bg-ground text-ink open:flex backdrop:bg-[#0a1514]/55 md:h-fit md:max-h-[min(90dvh,52rem)] md:max-w-152 md:rounded-card md:shadow-over',
        sheet ? SHEET : WHOLE,
      )}
    >
      <header className="flex min-h-15 shrink-0 items-center gap-2 border-b border-line px-2">
        <IconButton icon={X} label={t('close')} onClick={onClose} />
        <h2 id={titleId} className="grow pr-11 text-center text-18">
          {title}
        </h2>
      </header>
      <div className="min-h-0 grow overflow-y-auto px-4 py-5 md:px-6">{children}</div>
      {footer && (
        <footer className="shrink-0 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
          {footer}
        </footer>
      )}
    </dialog>,
    document.body,
  );
}
