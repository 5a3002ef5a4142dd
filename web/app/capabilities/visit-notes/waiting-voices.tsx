import { formatDateTime } from '@lakou/i18n';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { discardItem, errorOf, retryItem } from '../../platform/outbox/outbox.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { KeptSound } from '../../ui/files/kept-sound.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { useVoiceNotes } from './use-voice-notes.ts';
import { clock } from './voice-clock.ts';

/** Voices of a draft that have not arrived: they wait sealed on this device, and go by themselves. */
export function WaitingVoices({
  waiting,
  sending,
}: Pick<ReturnType<typeof useVoiceNotes>, 'waiting' | 'sending'>) {
  const { t } = useTranslation('visit-notes');
  const lang = useLanguage();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<StoredItem>();
  const nameOf = ({ writtenAt, voice }: StoredItem) => {
    const moment = { at: new Date(writtenAt), timeZone: ownTimeZone() };
    const time = formatDateTime(lang, moment, 'short');
    return t('voiceOf', { time, length: clock(voice?.seconds ?? 0) });
  };
  if (waiting.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {waiting.map((item) => {
        const { id, voice, refusal } = item;
        const name = nameOf(item);
        return (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <p className="w-full text-15 text-ink-soft">{name}</p>
            {voice && <KeptSound voice={voice} label={name} />}
            {refusal && (
              <IconButton icon={RotateCw} label={t('sendAgain')} onClick={() => void retryItem(item)} />
            )}
            {sending !== id && (
              <IconButton icon={Trash2} label={t('removeVoice', { name })} onClick={() => setAsked(item)} />
            )}
            {refusal ? (
              <FormError>{errorText(errorOf(refusal))}</FormError>
            ) : (
              <p className="w-full text-15">{t(sending === id ? 'voiceSending' : 'voiceWaits')}</p>
            )}
          </li>
        );
      })}
      {asked && (
        <ConfirmDialog
          title={t('removeVoiceTitle')}
          about={nameOf(asked)}
          text={t('removeVoiceText')}
          keep={t('keepVoice')}
          busy={false}
          onConfirm={() => {
            void discardItem(asked);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ul>
  );
}
