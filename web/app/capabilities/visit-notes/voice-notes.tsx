import type { Recording, VisitNote } from '@lakou/contract/visit-notes';
import { LONGEST_RECORDING_SECONDS, MOST_RECORDINGS } from '@lakou/contract/visit-notes.rules';
import { formatDateTime } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { RemoveVoiceDialog } from './remove-voice.dialog.tsx';
import type { useVoiceNotes } from './use-voice-notes.ts';
import { noteQuery } from './visit-notes.queries.ts';
import { clock } from './voice-clock.ts';
import { WaitingVoices } from './waiting-voices.tsx';

/** When a voice was recorded, and how long it is. */
function useVoiceName() {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  return ({ createdAt, seconds }: Recording) => {
    const moment = { at: new Date(createdAt), timeZone: ownTimeZone() };
    return t('voiceOf', { time: formatDateTime(lang, moment, 'short'), length: clock(seconds) });
  };
}

/** Voices that are kept with the note; nothing is written from them. */
export function VoiceList({ note, onRemove }: { note: VisitNote; onRemove?: (one: Recording) => void }) {
  const { t } = useTranslation('visit-notes');
  const nameOf = useVoiceName();
  return (
    <ul className="grid gap-2">
      {note.recordings.map((one) => {
        const name = nameOf(one);
        return (
          <li key={one.id} className="flex flex-wrap items-center gap-2">
            <p className="w-full text-15 text-ink-soft">{name}</p>
            <audio
              controls
              preload="none"
              aria-label={name}
              src={`/api/visit-notes/${note.id}/recordings/${one.id}`}
              className="min-w-0 grow"
            >
              <track kind="captions" />
            </audio>
            {onRemove && (
              <IconButton icon={Trash2} label={t('removeVoice', { name })} onClick={() => onRemove(one)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface VoiceNotesProps {
  note: VisitNote;
  voices: ReturnType<typeof useVoiceNotes>;
}

/** The voices of a draft: recorded, sent, and removed after a question. */
export function VoiceNotes({ note, voices }: VoiceNotesProps) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const nameOf = useVoiceName();
  const [asked, setAsked] = useState<Recording>();
  const removing = useMutation({
    mutationFn: (recordingId: string) =>
      api('DELETE /api/visit-notes/:id/recordings/:recordingId', { params: { id: note.id, recordingId } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: noteQuery(note.id).queryKey });
      setAsked(undefined);
    },
  });
  const { phase, seconds, start, stop } = voices.recorder;
  return (
    <Section title={t('voiceNotes')}>
      <p className="text-15 text-ink-soft">{t('voiceAbout')}</p>
      <VoiceList note={note} onRemove={setAsked} />
      <WaitingVoices waiting={voices.waiting} sending={voices.sending} />
      {phase === 'refused' && <FormError>{t('microphoneRefused')}</FormError>}
      {phase === 'missing' && <FormError>{t('microphoneMissing')}</FormError>}
      {phase === 'empty' && <FormError>{t('nothingRecorded')}</FormError>}
      {voices.problem && (
        <FormError>
          {errorText(voices.problem)} {t('voiceUnsent')}
        </FormError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {phase === 'recording' ? (
          <>
            <Button variant="danger" icon={Square} onClick={stop}>
              {t('stopRecording')}
            </Button>
            <span role="timer" className="font-semibold tabular-nums text-hibiscus-ink">
              {clock(seconds)} / {clock(LONGEST_RECORDING_SECONDS)}
            </span>
          </>
        ) : voices.problem ? (
          <>
            <Button variant="tint" onClick={voices.sendAgain}>
              {t('sendAgain')}
            </Button>
            <Button variant="ghost" icon={Trash2} onClick={voices.throwAway}>
              {t('throwVoice')}
            </Button>
          </>
        ) : (
          note.recordings.length + voices.waiting.length < MOST_RECORDINGS && (
            <Button
              variant="secondary"
              icon={Mic}
              busy={phase === 'asking' || voices.isSending}
              onClick={() => void start()}
            >
              {t('record')}
            </Button>
          )
        )}
      </div>
      {asked && (
        <RemoveVoiceDialog
          name={nameOf(asked)}
          busy={removing.isPending}
          problem={removing.error ? errorText(removing.error) : undefined}
          onConfirm={() => removing.mutate(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
