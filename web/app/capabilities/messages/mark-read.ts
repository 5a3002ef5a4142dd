import type { Message } from '@lakou/contract/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../platform/api/api.ts';

/** Marks the other person's messages as read when they are visible on a screen in use. */
export function useMarkRead(other: string, messages: readonly Message[]): void {
  const unseen = messages.findLast(({ senderId, read }) => senderId === other && !read)?.id;
  const { mutate } = useMutation({
    mutationFn: (messageId: string) => api('POST /api/chat/read', { body: { userId: other, messageId } }),
  });
  const look = useEffectEvent(() => {
    if (unseen && document.visibilityState === 'visible') mutate(unseen);
  });
  useEffect(() => {
    if (!unseen) return;
    const looked = () => look();
    looked();
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  }, [unseen]);
}
