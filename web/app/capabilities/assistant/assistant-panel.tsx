import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AiConsent } from './ai-consent.tsx';
import { askAssistant } from './ask.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { Composer } from './composer.tsx';
import { type Conversation, createConversation } from './conversation.ts';
import { Suggestions } from './suggestions.tsx';

// One conversation per user, so that another user of this device starts a new one.
const conversations = new Map<string, Conversation>();
function conversationOf(userId: string): Conversation {
  const known = conversations.get(userId) ?? createConversation(askAssistant);
  conversations.set(userId, known);
  return known;
}

/** The conversation in a dialog that fills a phone's screen. */
export default function AssistantPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assistant');
  const { t: common } = useTranslation('common');
  const talk = conversationOf(useUser().id);
  const bubbles = useSyncExternalStore(talk.subscribe, talk.bubbles);
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const writing = bubbles.at(-1)?.state === 'writing';
  useEffect(() => {
    if (bubbles.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [bubbles]);
  function retry() {
    // The pressed button disappears, so the focus moves to where the answer will be.
    list.current?.focus();
    void talk.retry();
  }
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={<Composer writing={writing} onSend={(text) => void talk.send(text)} onStop={talk.stop} />}
    >
      <div className="grid gap-3 md:min-h-96 md:content-start">
        <AiConsent />
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t('conversation')}
          aria-live="polite"
          aria-busy={writing}
          className="grid gap-3 outline-none"
        >
          <ChatBubble bubble={{ id: 0, role: 'model', text: t('hello') }} onLeave={onClose} />
          {bubbles.map((bubble) => (
            <ChatBubble key={bubble.id} bubble={bubble} onLeave={onClose} />
          ))}
        </ol>
        {bubbles.length === 0 && <Suggestions onChoose={(text) => void talk.send(text)} />}
        {bubbles.length > 0 && !writing && (
          <div className="flex flex-wrap justify-center gap-2">
            {bubbles.at(-1)?.state === 'failed' && (
              <Button variant="secondary" size="sm" icon={RotateCw} onClick={retry}>
                {common('tryAgain')}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={talk.clear}>
              {t('clear')}
            </Button>
          </div>
        )}
        <div ref={end} />
      </div>
    </Dialog>
  );
}
