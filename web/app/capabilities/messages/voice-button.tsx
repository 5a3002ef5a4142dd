import type { Attachment } from '@lakou/contract/messages';
import { LONGEST_VOICE_SECONDS } from '@lakou/contract/messages.rules';
import { useMutation } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useEffect } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { upload } from '../../ui/files/upload.ts';
import { type Recorded, useRecorder } from '../../ui/files/use-recorder.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { clock } from './when.ts';

interface VoiceButtonProps {
  disabled: boolean;
  onRecorded: (voice: { file: Attachment; name: string }) => void;
  onBusy: (busy: boolean) => void;
}

/** Records a voice note of two minutes at most; it is added to the message, and sent only by its button. */
export function VoiceButton({ disabled, onRecorded, onBusy }: VoiceButtonProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const keeping = useMutation({
    mutationFn: ({ bytes, contentType }: Recorded) => {
      const quiet = { signal: new AbortController().signal, onProgress: () => undefined };
      return upload('audio', bytes, contentType, quiet);
    },
    onSuccess: (file, { seconds }) => onRecorded({ file, name: t('voiceOf', { length: clock(seconds) }) }),
    onError: (error) => toast.error(errorText(error)),
  });
  const { phase, seconds, start, stop } = useRecorder(LONGEST_VOICE_SECONDS, (recorded) =>
    keeping.mutate(recorded),
  );
  const problem =
    phase === 'refused' || phase === 'missing' || phase === 'empty' ? t(`voiceProblem.${phase}`) : undefined;
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  const recording = phase === 'recording';
  const busy = recording || phase === 'asking' || keeping.isPending;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <>
      <IconButton
        icon={recording ? Square : Mic}
        label={t(recording ? 'voiceStop' : 'voice')}
        disabled={!recording && (disabled || busy)}
        onClick={recording ? stop : () => void start()}
      />
      {recording && (
        <span role="timer" className="self-center font-semibold tabular-nums text-hibiscus-ink">
          {clock(seconds)}
        </span>
      )}
    </>
  );
}
