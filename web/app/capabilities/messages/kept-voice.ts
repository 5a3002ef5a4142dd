import { MOST_VOICE_BYTES } from '@lakou/contract/messages.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import type { KeptVoice } from '../../platform/outbox/item.ts';
import { holdBack } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { base64Of } from '../../ui/files/base64.ts';
import type { Recorded } from '../../ui/files/use-recorder.ts';
import type { Attached } from './attached-files.tsx';
import { useMessageTo, useOutgoing } from './send.ts';
import { clock } from './when.ts';

/** As it stands among the files of a message that is being written; the message gets its id. */
function useVoiceFile() {
  const { t } = useTranslation('messages');
  return (id: string, voice: KeptVoice): Attached => ({
    file: { id, url: '', contentType: voice.contentType, size: Math.round((voice.base64.length * 3) / 4) },
    name: t('voiceOf', { length: clock(voice.seconds) }),
    voice,
  });
}

/** A recording for somebody that was not sent: it stays on this device, sealed, when the page is left. */
export function useHeldVoice(other: string): Attached | undefined {
  const fileOf = useVoiceFile();
  const { items } = useOutbox();
  const outgoing = useOutgoing(other);
  const held = items.find((item) => item.held && item.kind === 'message' && item.body.recipientId === other);
  if (!held?.voice || outgoing.some(({ temporaryId }) => temporaryId === held.id)) return undefined;
  return fileOf(held.id, held.voice);
}

/** Holds a recording on this device until it is sent; returned where the device keeps nothing. */
export function useHoldVoice(other: string) {
  const fileOf = useVoiceFile();
  const messageTo = useMessageTo(other);
  return async (voice: KeptVoice, id: string): Promise<Attached | undefined> => {
    const { key, input, entry } = messageTo({ temporaryId: id, content: '', attachments: [], voice });
    return (await holdBack(key, input, entry)) ? undefined : fileOf(id, voice);
  };
}

export async function keptVoiceOf({ bytes, contentType, seconds }: Recorded): Promise<KeptVoice> {
  if (bytes.size > MOST_VOICE_BYTES) throw new ApiError('body_too_large', 'the recording is too large');
  return { contentType, seconds, base64: await base64Of(bytes) };
}
