import BotMessageSquare from 'lucide-react/icons/bot-message-square';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';

const Panel = lazy(() => import('./assistant-panel.tsx'));

/** The button in the header of every screen that opens the assistant. The panel is loaded when it opens. */
export default function AssistantButton() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const [open, setOpen] = useState(false);
  async function show() {
    await loadWords(lang, ['assistant']);
    setOpen(true);
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('assistant')}
        title={t('assistant')}
        onClick={() => void show()}
        className="grid size-11 place-items-center rounded-control text-sea hover:bg-current/10"
      >
        <BotMessageSquare size={24} />
      </button>
      {open && (
        <Suspense>
          <Panel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
