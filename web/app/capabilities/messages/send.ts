import type { Attachment } from '@lakou/contract/messages';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { KeptVoice, Refusal } from '../../platform/outbox/item.ts';
import { sendOrKeep } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { useUser } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { useMergeHistory } from './live-history.ts';
import { conversationQuery } from './messages.queries.ts';
import { useMarkRemoved, useRemovedPeople } from './removed-people.ts';

/** A message that is being sent, with the id that this device gave it. */
export interface Outgoing {
  readonly temporaryId: string;
  readonly content: string;
  readonly attachments: readonly Attachment[];
  /** A recording that could not be uploaded yet. */
  readonly voice?: KeptVoice | undefined;
  readonly writtenAt: string;
}

const keyOf = (other: string) => ['send-message', other];

/** The call that sends a message, and the entry as which it waits. */
export function useMessageTo(other: string) {
  const { id: me } = useUser();
  const queries = useQueryClient();
  return ({ temporaryId, content, attachments, voice }: Omit<Outgoing, 'writtenAt'>) => ({
    key: 'POST /api/chat/send' as const,
    input: {
      body: {
        senderId: me,
        recipientId: other,
        content,
        clientMessageId: temporaryId,
        attachmentIds: attachments.map(({ id }) => id),
      },
    },
    entry: {
      id: temporaryId,
      userId: me,
      kind: 'message' as const,
      voice,
      name: queries.getQueryData(conversationQuery(other).queryKey)?.name ?? undefined,
    },
  });
}

/**
 * Sends messages in order; without a network they wait on this device. A message that is refused is removed from the
 * screen and passed to `onFailed`.
 */
export function useSend(other: string, onFailed: (message: Outgoing) => void) {
  const { t } = useTranslation('messages');
  const { id: me } = useUser();
  const messageTo = useMessageTo(other);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const forget = useMarkRemoved();
  const merge = useMergeHistory({ me, other });
  return useMutation({
    mutationKey: keyOf(other),
    scope: { id: `send-message-${other}` },
    mutationFn: (message: Outgoing) => {
      const { key, input, entry } = messageTo(message);
      return sendOrKeep(key, input, entry);
    },
    onSuccess: (written) => {
      if (written.state === 'sent' && written.reply) merge([written.reply]);
    },
    onError: (error, message) => {
      if (error instanceof ApiError && error.code === 'recipient_unknown') {
        // What was written is there for who comes back.
        onFailed(message);
        toast.error(t('patientGone'));
        forget(other);
        void navigate('/app/messages', { replace: true });
        return;
      }
      onFailed(message);
      // The composer shows the error; on another page a toast does.
      if (window.location.pathname !== `/app/messages/${other}`) toast.error(errorText(error));
    },
  });
}

export interface Sending extends Outgoing {
  /** Whether it waits for the network. */
  readonly paused: boolean;
  /** Why the server did not take it: it waits for its person. */
  readonly refusal?: Refusal | undefined;
}

/** The messages to somebody that stand on this device and those that are being sent, oldest first. */
export function useOutgoing(other: string): Sending[] {
  const { items } = useOutbox();
  const kept = items.filter(
    ({ kind, body, held }) => kind === 'message' && body.recipientId === other && !held,
  );
  const sending = useMutationState({
    filters: { mutationKey: keyOf(other), status: 'pending' },
    select: ({ state }) => ({ ...(state.variables as Outgoing), paused: state.isPaused }),
  });
  return [
    ...kept.map(({ id, body, voice, writtenAt, refusal }) => ({
      temporaryId: id,
      content: String(body.content),
      attachments: [],
      voice,
      writtenAt,
      paused: true,
      refusal,
    })),
    ...sending.filter(({ temporaryId }) => !kept.some(({ id }) => id === temporaryId)),
  ];
}

/** Whether the server said that nothing reaches this person: a further message would probably not be taken either. */
export function useIsRefused(other: string): boolean {
  const outgoing = useOutgoing(other);
  const gone = useRemovedPeople();
  return gone.includes(other) || outgoing.some(({ refusal }) => refusal?.code === 'recipient_unknown');
}
