import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { useLiveEvent } from '../../platform/events/use-live-events.ts';

const TELL_EVERY_MS = 3000;
const BELIEVE_MS = 5000;

/** Whether the other person is typing: true for a few seconds after each event, until the message arrives. */
export function useTyping(other: string): boolean {
  const [typingAt, setTypingAt] = useState(0);
  useLiveEvent('typing', (id) => id === other && setTypingAt(Date.now()));
  useLiveEvent('message', (id) => id === other && setTypingAt(0));
  useEffect(() => {
    if (typingAt === 0) return;
    const timer = setTimeout(() => setTypingAt(0), BELIEVE_MS);
    return () => clearTimeout(timer);
  }, [typingAt]);
  return typingAt > 0;
}

/** Tells the other person from time to time that one is typing. Failures are ignored. */
export function useSendTyping(other: string): () => void {
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < TELL_EVERY_MS || !navigator.onLine) return;
    told.current = Date.now();
    api('POST /api/chat/typing', { body: { recipientId: other } }).catch(() => {});
  };
}
