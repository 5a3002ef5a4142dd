import type { Attachment } from '@lakou/contract/messages';
import { formatNumber } from '@lakou/i18n';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

const KB = 1024;
const SPEEDS: readonly number[] = [1, 1.5, 2];

/** Plays a voice note, faster if asked; nothing is loaded before, and its size is said. */
export function VoicePlayer({ file }: { file: Attachment }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const sound = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState(1);
  const said = (value: number) => formatNumber(lang, value, value % 1 === 0 ? 0 : 1);
  function faster() {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    setSpeed(next);
    if (sound.current) sound.current.playbackRate = next;
  }
  return (
    <div className="grid w-64 max-w-full gap-1">
      <audio
        ref={sound}
        controls
        preload="none"
        aria-label={t('voiceNote')}
        src={file.url}
        onPlay={({ currentTarget }) => {
          currentTarget.playbackRate = speed;
        }}
        className="h-11 w-full min-w-0"
      >
        <track kind="captions" />
      </audio>
      <div className="flex items-center justify-between gap-2 text-13">
        <span>
          {t('kilobytes', { size: formatNumber(lang, Math.max(1, Math.round(file.size / KB)), 0) })}
        </span>
        <button
          type="button"
          aria-label={t('speed', { speed: said(speed) })}
          onClick={faster}
          className="min-h-11 min-w-11 rounded-control px-2 font-semibold hover:bg-sunken"
        >
          {said(speed)}×
        </button>
      </div>
    </div>
  );
}
