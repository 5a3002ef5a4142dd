import type { Recording, VisitNote } from '@lakou/contract/visit-notes';
import { LONGEST_RECORDING_SECONDS, MOST_RECORDINGS } from '@lakou/contract/visit-notes.rules';
import { formatDateTime } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { upload } from '../../ui/files/upload.ts';
import { type Recorded, useRecorder } from '../../ui/files/use-recorder.ts';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { noteQuery } from './visit-notes.queries.ts';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** Voices that are kept with the note; nothing is written from them. */
export function VoiceList({ note, onRemove }: { note: VisitNote; onRemove?: (one: Recording) => void }) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  return (
    <ul className="grid gap-2">
      {note.recordings.map((one) => {
        const moment = { at: new Date(one.createdAt), timeZone: ownTimeZone() };
        const name = t('voiceOf', {
          time: formatDateTime(lang, moment, 'short'),
          length: clock(one.seconds),
        });
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

/** Records a voice note and keeps it with the draft. */
export function VoiceNotes({ note }: { note: VisitNote }) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id: note.id };
  const reload = () => queries.invalidateQueries({ queryKey: noteQuery(note.id).queryKey });
  const keeping = useMutation({
    mutationFn: async ({ bytes, contentType, seconds }: Recorded) => {
      const quiet = { signal: new AbortController().signal, onProgress: () => undefined };
      const { id: fileId } = await upload('audio', bytes, contentType, quiet);
      await api('POST /api/visit-notes/:id/recordings', { params, body: { fileId, seconds } });
    },
    onSuccess: reload,
  });
  const removing = useMutation({
    mutationFn: (recordingId: string) =>
      api('DELETE /api/visit-notes/:id/recordings/:recordingId', { params: { ...params, recordingId } }),
    onSuccess: reload,
  });
  const { phase, seconds, start, stop } = useRecorder(LONGEST_RECORDING_SECONDS, (recorded) =>
    keeping.mutate(recorded),
  );
  const problem = keeping.error ?? removing.error;
  return (
    <Section title={t('voiceNotes')}>
      <p className="text-15 text-ink-soft">{t('voiceAbout')}</p>
      <VoiceList note={note} onRemove={({ id }) => removing.mutate(id)} />
      {phase === 'refused' && <FormError>{t('microphoneRefused')}</FormError>}
      {phase === 'missing' && <FormError>{t('microphoneMissing')}</FormError>}
      {phase === 'empty' && <FormError>{t('nothingRecorded')}</FormError>}
      {problem && <FormError>{errorText(problem)}</FormError>}
      <div className="flex flex-wrap items-center gap-3">
        {phase === 'recording' ? (
          <>
            <Button variant="danger" icon={Square} onClick={stop}>
              {t('stopRecording')}
            </Button>
            <span role="timer" className="font-semibold tabular-nums text-hibiscus-ink">
              {clock(seconds)}
            </span>
          </>
        ) : (
          note.recordings.length < MOST_RECORDINGS && (
            <Button
              variant="secondary"
              icon={Mic}
              busy={phase === 'asking' || keeping.isPending}
              onClick={() => void start()}
            >
              {t('record')}
            </Button>
          )
        )}
        {keeping.isError && keeping.variables && (
          <Button variant="tint" onClick={() => keeping.mutate(keeping.variables)}>
            {t('sendAgain')}
          </Button>
        )}
      </div>
    </Section>
  );
}
