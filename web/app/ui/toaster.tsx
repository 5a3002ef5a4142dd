import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { type Toast, toasts } from './toast.ts';
import { inkOf } from './tone.ts';

const NONE: readonly Toast[] = [];

/**
 * The dialog in front, while there is something to tell: it covers all that stands outside of it, and nothing there can
 * be pressed.
 */
function useFront(isNeeded: boolean): Element | undefined {
  const [front, setFront] = useState<Element>();
  useEffect(() => {
    if (!isNeeded) return;
    const look = () => setFront([...document.querySelectorAll('dialog:modal')].at(-1));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isNeeded]);
  return isNeeded ? front : undefined;
}

/** Renders the toasts: on phones above the tab bar, or at the top of a dialog and of a page with actions at its
 * bottom; else at the top right. Mounted once. */
export function Toaster() {
  const { t } = useTranslation('common');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE);
  const focusCameFrom = useRef<HTMLElement>(null);
  useEscape(shown);
  const front = useFront(shown.length > 0);

  function enter(event: FocusEvent) {
    toasts.hold();
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget)) {
      focusCameFrom.current = event.relatedTarget;
    }
  }
  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.release();
  }
  function close(id: number) {
    focusCameFrom.current?.focus({ preventScroll: true });
    toasts.dismiss(id);
    // The toast under the pointer was removed, and no event says that the pointer left it.
    toasts.release();
  }

  const cards = (ofErrors: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'error') === ofErrors)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />);

  // Both live regions are rendered before any toast, because screen readers do not announce a region that is added with
  // its text.
  const section = (
    <section
      aria-label={t('notifications')}
      onPointerOver={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={enter}
      onBlur={leave}
      className={classNames(
        'pointer-events-none fixed inset-x-4 z-50 mx-auto max-w-md lg:top-4 lg:right-4 lg:bottom-auto lg:left-auto lg:w-96',
        // The buttons of a dialog are at its bottom, and its title at the top.
        front
          ? 'top-[calc(4.5rem+env(safe-area-inset-top))]'
          : 'bottom-[calc(76px+env(safe-area-inset-bottom))]',
        // What a page has at the bottom can be pressed meanwhile.
        'max-lg:[:root:has([data-at-bottom])_&]:top-[calc(4.5rem+env(safe-area-inset-top))] max-lg:[:root:has([data-at-bottom])_&]:bottom-auto',
      )}
    >
      <div role="alert" aria-atomic="false">
        {cards(true)}
      </div>
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
    </section>
  );
  return front ? createPortal(section, front) : section;
}

const LOOKS = {
  success: { icon: CircleCheck, ink: inkOf.leaf },
  error: { icon: CircleAlert, ink: inkOf.hibiscus },
  info: { icon: Info, ink: inkOf.night },
};

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { icon: Icon, ink } = LOOKS[toast.kind];
  return (
    <div className="pointer-events-auto mt-2 flex items-center gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 shadow-over transition duration-200 starting:translate-y-2 starting:opacity-0">
      <Icon size={22} className={classNames('shrink-0', ink)} />
      <p className="grow py-2 text-15 font-medium">{toast.text}</p>
      <IconButton icon={X} label={t('close')} onClick={onClose} />
    </div>
  );
}

/** Escape closes the newest toast, wherever the focus is, unless a menu is open. */
function useEscape(shown: readonly Toast[]) {
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector(':popover-open')) toasts.dismiss(newest);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest]);
}
