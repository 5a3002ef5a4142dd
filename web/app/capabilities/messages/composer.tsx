import { LONGEST_MESSAGE, MOST_ATTACHMENTS } from '@lakou/contract/messages.rules';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import type { KeptVoice } from '../../platform/outbox/item.ts';
import { discardItem } from '../../platform/outbox/outbox.ts';
import { useUser } from '../../platform/session.ts';
import { useUpload } from '../../ui/files/use-upload.ts';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AttachButton } from './attach-button.tsx';
import { type Attached, AttachedFiles } from './attached-files.tsx';
import { FileUnderWay } from './file-under-way.tsx';
import { useHeldVoice, useHoldVoice } from './kept-voice.ts';
import { QuickTextButton } from './quick-text-button.tsx';
import { type Outgoing, useSend } from './send.ts';
import { useSendTyping } from './typing.ts';
import { useWritten } from './use-written.ts';
import { VoiceButton } from './voice-button.tsx';

/** The text field of a conversation. Enter sends on devices with a keyboard; on a phone it starts a new line. */
export function Composer({ other }: { other: string }) {
  const { t } = useTranslation('messages');
  const { id: me } = useUser();
  const errorText = useErrorText();
  const [text, setText] = useWritten(other);
  const [own, setFiles] = useState<readonly Attached[]>([]);
  const held = useHeldVoice(other);
  const hold = useHoldVoice(other);
  const files = held ? [...own, held] : own;
  const [uploading, setBusy] = useState(false);
  const [recording, setRecording] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = useUpload('document', {
    onSent: (file, name) => setFiles((now) => [...now, { file, name }]),
    onBusy: setBusy,
  });
  const busy = uploading || recording;
  const tellTyping = useSendTyping(other);
  const send = useSend(other, giveBack);

  /** Puts a message that could not be sent back into the field, unless something else was typed meanwhile. */
  function giveBack({ temporaryId, content, attachments, voice }: Outgoing) {
    const nameOf = (type: string) =>
      t(type === 'application/pdf' ? 'pdf' : type.startsWith('audio/') ? 'voiceNote' : 'picture');
    setText((now) => now || content);
    setFiles((now) =>
      now.length > 0 ? now : attachments.map((file) => ({ file, name: nameOf(file.contentType) })),
    );
    if (voice) void keepVoice(voice, temporaryId);
  }

  /** On this device; among the files of this page where it cannot be kept. */
  async function keepVoice(voice: KeptVoice, id: string) {
    const left = await hold(voice, id);
    if (left) setFiles((now) => [...now, left]);
  }
  function remove(id: string) {
    if (id === held?.file.id) void discardItem({ id, userId: me });
    else setFiles(own.filter(({ file }) => file.id !== id));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const content = text.trim();
    if (busy || (content === '' && files.length === 0)) return;
    const attachments = files.filter(({ voice }) => !voice).map(({ file }) => file);
    const recorded = files.find((file) => file.voice);
    send.mutate({
      temporaryId: recorded?.file.id ?? crypto.randomUUID(),
      content,
      attachments,
      voice: recorded?.voice,
      writtenAt: new Date().toISOString(),
    });
    setText('');
    setFiles([]);
    setProblem(undefined);
    upload.stop();
  }
  function press(event: KeyboardEvent) {
    const typed = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!typed || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  }
  return (
    <form
      onSubmit={submit}
      data-at-bottom
      className="shrink-0 space-y-2 border-t border-line bg-surface p-2.5 max-lg:sticky max-lg:bottom-0 max-lg:z-10"
    >
      {/* Not a toast, because a toast would cover the text that was put back. */}
      {send.error && <FormError>{errorText(send.error)}</FormError>}
      {problem && <FormError>{problem}</FormError>}
      <FileUnderWay upload={upload} />
      <AttachedFiles files={files} onRemove={remove} />
      {/* Where text is enlarged, the words go below the buttons. */}
      <div className="flex flex-wrap items-end gap-1.5">
        <AttachButton
          disabled={files.length >= MOST_ATTACHMENTS || uploading}
          onChosen={(file) => void upload.send(file)}
          onProblem={(text) => {
            upload.stop();
            setProblem(text);
          }}
        />
        <VoiceButton
          disabled={files.length >= MOST_ATTACHMENTS || files.some(({ voice }) => voice)}
          onRecorded={(voice) => keepVoice(voice, crypto.randomUUID())}
          onBusy={setRecording}
          onProblem={setProblem}
        />
        <QuickTextButton
          onChoose={(chosen) =>
            setText((now) => (now ? `${now}\n${chosen}` : chosen).slice(0, LONGEST_MESSAGE))
          }
        />
        <div className="flex grow basis-44 items-end gap-1.5">
          <textarea
            aria-label={t('write')}
            placeholder={t('write')}
            rows={1}
            maxLength={LONGEST_MESSAGE}
            value={text}
            onKeyDown={press}
            onChange={({ target }) => {
              setText(target.value);
              tellTyping();
            }}
            className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-control border border-line-strong bg-surface px-3 py-2 text-16 -outline-offset-2 outline-sea placeholder:text-ink-soft focus:outline-2"
          />
          <IconButton type="submit" icon={SendHorizontal} label={t('send')} variant="tint" disabled={busy} />
        </div>
      </div>
    </form>
  );
}
