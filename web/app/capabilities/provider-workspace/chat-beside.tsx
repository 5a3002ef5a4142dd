import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { BlockedNote } from '../messages/blocked-note.tsx';
import { Composer } from '../messages/composer.tsx';
import { History } from '../messages/history.tsx';
import { conversationQuery } from '../messages/messages.queries.ts';

interface ChatBesideProps {
  other: string;
  name: string;
  onClose: () => void;
}

/** The conversation with a patient beside their chart, where there is room for both. Needs the words of `messages`. */
export default function ChatBeside({ other, name, onClose }: ChatBesideProps) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const { id: me } = useUser();
  return (
    <div className="sticky top-4 flex h-[calc(100dvh-8rem)] min-h-100 flex-col overflow-hidden rounded-card border border-line bg-ground">
      <header className="flex shrink-0 items-center gap-2 border-line border-b bg-surface pl-4">
        <h2 className="min-w-0 grow truncate text-16">{t('with', { name })}</h2>
        <IconButton icon={X} label={common('close')} onClick={onClose} />
      </header>
      <QueryState
        query={useQuery(conversationQuery(other))}
        skeleton={<SkeletonText />}
        frame={(problem) => <div className="m-auto p-4">{problem}</div>}
      >
        {({ translatable, blocked }) => (
          <>
            <History participants={{ me, other }} name={name} translatable={translatable === true} />
            {blocked ? <BlockedNote other={other} /> : <Composer other={other} />}
          </>
        )}
      </QueryState>
    </div>
  );
}
