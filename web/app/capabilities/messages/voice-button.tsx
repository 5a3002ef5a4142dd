import { LONGEST_VOICE_SECONDS } from '@lakou/contract/messages.rules';
import { useMutation } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useEffect } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { upload } from '../../ui/files/upload.ts';
import { type Recorded, useRecorder } from '../../ui/files/use-recorder.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Attached } from './attached-files.tsx';
import { keptVoiceOf } from './kept-voice.ts';
import { clock } from './when.ts';

interface VoiceButtonProps {
  disabled: boolean;
  onRecorded: (voice: Attached) => void;
  onBusy: (busy: boolean) => void;
}

const PATIENCE_MS = 20_000;

function uploadSoon(bytes: Blob, contentType: string) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ApiError('offline', 'the upload took too long'));
    signal.addEventListener('abort', giveUp, { once: true });
  });
  const uploading = upload('audio', bytes, contentType, { signal, onProgress: () => undefined });
  return Promise.race([uploading, late]);
}

/** Records a voice note of two minutes at most; it is added to the message, and sent only by its button. */
export function VoiceButton({ disabled, onRecorded, onBusy }: VoiceButtonProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const keeping = useMutation({
    // Without a network, or with one that is too slow for it, the recording is kept and goes with its message later.
    mutationFn: async ({ bytes, contentType, seconds }: Recorded): Promise<Attached> => {
      const name = t('voiceOf', { length: clock(seconds) });
      try {
        return { file: await uploadSoon(bytes, contentType), name };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'offline')) throw error;
        return keptVoiceOf(bytes, contentType, name);
      }
    },
    onSuccess: onRecorded,
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
