import { LONGEST_VOICE_SECONDS } from '@lakou/contract/messages.rules';
import { useMutation } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { type KeptVoice, keptVoiceBytes, MOST_KEPT_VOICE_BYTES } from '../../platform/outbox/item.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { type Recorded, useRecorder } from '../../ui/files/use-recorder.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { keptVoiceOf } from './kept-voice.ts';
import { clock } from './when.ts';

interface VoiceButtonProps {
  disabled: boolean;
  onRecorded: (voice: KeptVoice) => Promise<void>;
  onBusy: (busy: boolean) => void;
  onProblem: (text: string | undefined) => void;
}

const MB = 1_000_000;

/**
 * Records a voice note of two minutes at most. It stays on this device, sealed, until it is sent by its button, and then
 * until it has arrived.
 */
export function VoiceButton({ disabled, onRecorded, onBusy, onProblem }: VoiceButtonProps) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const { items } = useOutbox();
  const keeping = useMutation({
    mutationFn: async (recorded: Recorded) => onRecorded(await keptVoiceOf(recorded)),
    onError: (error) => onProblem(errorText(error)),
  });
  const { phase, seconds, start, stop } = useRecorder(LONGEST_VOICE_SECONDS, (recorded) =>
    keeping.mutate(recorded),
  );
  const problem =
    phase === 'refused' || phase === 'missing' || phase === 'empty' ? t(`voiceProblem.${phase}`) : undefined;
  const tell = useEffectEvent(onProblem);
  useEffect(() => {
    if (problem) tell(problem);
  }, [problem]);
  function record() {
    const isFull = keptVoiceBytes(items) >= MOST_KEPT_VOICE_BYTES;
    onProblem(isFull ? t('voiceFull', { size: MOST_KEPT_VOICE_BYTES / MB }) : undefined);
    if (!isFull) void start();
  }
  const recording = phase === 'recording';
  const busy = recording || phase === 'asking' || keeping.isPending;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <>
      <IconButton
        icon={recording ? Square : Mic}
        label={t(recording ? 'voiceStop' : 'voice')}
        disabled={!recording && (disabled || busy)}
        onClick={recording ? stop : record}
      />
      {recording && (
        <span className="self-center tabular-nums text-hibiscus-ink">
          <span role="timer" className="font-semibold">
            {clock(seconds)}
          </span>{' '}
          / {clock(LONGEST_VOICE_SECONDS)}
        </span>
      )}
    </>
  );
}
