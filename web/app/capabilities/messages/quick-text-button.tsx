import TextQuote from 'lucide-react/icons/text-quote';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { loadWords } from '../../platform/language/words.ts';
import { useUser } from '../../platform/session.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const Picker = lazy(async () => {
  const [module] = await Promise.all([import('../quick-texts/quick-text-picker.tsx'), appStyle()]);
  return module;
});

/** For providers: inserts a text that they write often. Its words and its list are loaded when it is opened. */
export function QuickTextButton({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const { role } = useUser();
  const [open, setOpen] = useState(false);
  if (role !== 'PROVIDER') return null;
  const show = async () => {
    await loadWords(lang, ['quick-texts']);
    setOpen(true);
  };
  return (
    <>
      <IconButton icon={TextQuote} label={t('quickTexts')} onClick={() => void show()} />
      {open && (
        <Suspense>
          <Picker
            onClose={() => setOpen(false)}
            onChoose={(text) => {
              onChoose(text);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
