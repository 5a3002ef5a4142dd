import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Composer } from '../messages/composer.tsx';
import { History } from '../messages/history.tsx';

interface CallChatProps {
  me: string;
  other: string;
  name: string;
  onClose: () => void;
}

/** The conversation of the two, beside the picture; on a phone in its place. */
export function CallChat({ me, other, name, onClose }: CallChatProps) {
  const { t } = useTranslation('calls');
  return (
    <section
      aria-label={t('chat')}
      className="absolute inset-0 z-10 flex flex-col bg-ground lg:static lg:w-90 lg:shrink-0 lg:border-line lg:border-l"
    >
      <header className="flex shrink-0 items-center gap-2 border-line border-b px-2">
        <h2 className="grow px-2 text-16">{t('chat')}</h2>
        <IconButton icon={X} label={t('closeChat')} onClick={onClose} />
      </header>
      <History participants={{ me, other }} name={name} />
      <Composer other={other} />
    </section>
  );
}
