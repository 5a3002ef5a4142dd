import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useDesk } from '#platform/use-desk.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { returnFocus } from './return-focus.ts';

type SidePanelProps = Omit<DialogProps, 'sheet'>;

/** What was opened from the content: at a desk beside it, in a row that is `flex`; elsewhere a dialog over it. */
export function SidePanel(props: SidePanelProps) {
  return useDesk() ? <Beside {...props} /> : <Dialog {...props} />;
}

function Beside({ title, onClose, footer, children }: SidePanelProps) {
  const { t } = useTranslation('common');
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const shown = panel.current;
    shown?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      // Whoever already went on elsewhere, such as to the next item, stays there.
      if (activeElement === body || shown?.contains(activeElement)) returnFocus(opener);
    };
  }, []);
  // A dialog that was opened from here is no part of the panel's element, though its keys come by here.
  function press({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onClose();
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-side-panel
      onKeyDown={press}
      className="sticky top-4 flex max-h-[calc(100dvh-9rem)] w-72 shrink-0 flex-col overflow-hidden rounded-card border border-line bg-ground outline-none xl:w-84"
    >
      <header className="flex min-h-13 shrink-0 items-center gap-2 border-line border-b bg-surface pr-1 pl-4">
        <h2 id={titleId} className="min-w-0 grow text-16 wrap-anywhere">
          {title}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </header>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">{children}</div>
      {footer && <footer className="shrink-0 border-line border-t bg-surface px-4 py-3">{footer}</footer>}
    </section>
  );
}
