import { formatDateTime } from '@lakou/i18n';
import Clock from 'lucide-react/icons/clock';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { StoredItem } from '../../platform/outbox/item.ts';
import { discardItem, errorOf, retryItem } from '../../platform/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { KeptSound } from '../../ui/files/kept-sound.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RemoveVoiceDialog } from './remove-voice.dialog.tsx';
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
    <ul className="grid gap-4">
      {waiting.map((item) => {
        const { id, voice, refusal } = item;
        const name = nameOf(item);
        return (
          <li key={id} className="grid gap-1">
            <p className="text-15 text-ink-soft">{name}</p>
            <div className="flex items-center gap-2">
              {voice && <KeptSound voice={voice} label={name} />}
              {sending !== id && (
                <IconButton icon={Trash2} label={t('removeVoice', { name })} onClick={() => setAsked(item)} />
              )}
            </div>
            {refusal ? (
              <>
                <FormError>{errorText(errorOf(refusal))}</FormError>
                <div>
                  <Button variant="secondary" size="sm" icon={RotateCw} onClick={() => void retryItem(item)}>
                    {t('sendAgain')}
                  </Button>
                </div>
              </>
            ) : (
              <p className="flex gap-2 text-15 font-semibold text-mango-ink">
                <Clock size={20} className="mt-px shrink-0" />
                {t(sending === id ? 'voiceSending' : 'voiceWaits')}
              </p>
            )}
          </li>
        );
      })}
      {asked && (
        <RemoveVoiceDialog
          name={nameOf(asked)}
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
