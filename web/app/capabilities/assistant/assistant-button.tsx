import BotMessageSquare from 'lucide-react/icons/bot-message-square';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { toasts } from '../../ui/toast.ts';
import { useCoversNothing } from './use-covers-nothing.ts';
import { useScrollingDown } from './use-scrolling-down.ts';

// Pages with their own controls in this corner: writing, paying, steps and emergency calls.
const BUSY_CORNERS = /^\/app\/(?:symptom-checker$|(?:messages|book|pay|first-aid)\/)/;

const Panel = lazy(() => import('./assistant-panel.tsx'));

/** The button in the corner of every screen that opens the assistant. The panel is loaded when it opens. */
export default function AssistantButton() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const away = useScrollingDown();
  const button = useRef<HTMLButtonElement>(null);
  const free = useCoversNothing(button);
  // On a phone a toast is shown where the button is, so the button hides.
  const news = useSyncExternalStore(toasts.subscribe, toasts.list).length > 0;
  async function show() {
    await loadWords(lang, ['assistant']);
    setOpen(true);
  }
  return (
    <>
      {!BUSY_CORNERS.test(pathname) && (
        <button
          ref={button}
          type="button"
          aria-label={t('assistant')}
          title={t('assistant')}
          onClick={() => void show()}
          className={classNames(
            BUTTON,
            news && 'max-lg:hidden',
            !free && !open && 'invisible',
            away && 'translate-y-24 opacity-0 focus-visible:translate-y-0 focus-visible:opacity-100',
          )}
        >
          <BotMessageSquare size={26} />
        </button>
      )}
      {open && (
        <Suspense>
          <Panel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const BUTTON =
  'fixed right-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-10 grid size-13 place-items-center rounded-full bg-sea text-on-sea shadow-over transition-[translate,opacity] hover:bg-sea-press motion-reduce:transition-none lg:right-6 lg:bottom-6';
