import { useTranslation } from '#platform/language/use-translation.ts';
import { Composer } from '../messages/composer.tsx';
import { History } from '../messages/history.tsx';
import { CallPanel } from './call-panel.tsx';

interface CallChatProps {
  me: string;
  other: string;
  name: string;
  onClose: () => void;
}

/** The conversation of the two, beside the picture; on a phone in its place. Guests have no part in it. */
export function CallChat({ me, other, name, onClose }: CallChatProps) {
  const { t } = useTranslation('calls');
  return (
    <CallPanel title={t('chat')} close={t('closeChat')} onClose={onClose}>
      <History participants={{ me, other }} name={name} />
      <Composer other={other} />
    </CallPanel>
  );
}
