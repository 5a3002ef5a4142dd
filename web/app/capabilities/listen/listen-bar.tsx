import { formatNumber } from '@lakou/i18n';
import Headphones from 'lucide-react/icons/headphones';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { KeepButton } from './keep-button.tsx';
import { readsToMe } from './read-to-me.ts';
import { isHeard } from './reader.ts';
import type { Reading } from './use-reader.ts';

interface ListenBarProps {
  reading: Reading;
  /** The passage to begin with, counted from 0. */
  from?: number;
  /** About how much is fetched to hear all of it. */
  kilobytes?: number;
  /** Begins by itself where the person asked for it in the settings. */
  speaksUp?: boolean;
  /** Leaves out the button that keeps it on the device: on screens for emergencies it comes below the text. */
  keepsElsewhere?: boolean;
}

/** "Listen", and while it is heard: pause, back, forward and the speed. */
export function ListenBar({
  reading,
  from = 0,
  kilobytes,
  speaksUp = false,
  keepsElsewhere = false,
}: ListenBarProps) {
  const { t } = useTranslation('listen');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const { phase, at, clips, speed, playFrom, resume, pause, changeSpeed } = reading;
  const begin = useEffectEvent(() => playFrom(from));
  useEffect(() => {
    if (speaksUp && readsToMe() && !isHeard()) begin();
  }, [speaksUp]);
  if (phase === 'idle')
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="tint" icon={Headphones} onClick={() => playFrom(from)}>
          {t('listen')}
        </Button>
        {kilobytes && (
          <span className="text-14 text-ink-soft">{t('size', { size: formatNumber(lang, kilobytes) })}</span>
        )}
        {!keepsElsewhere && <KeepButton clips={clips} />}
      </div>
    );
  if (phase === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="grow basis-52 text-hibiscus-ink">{t('failed')}</p>
        <Button variant="secondary" size="sm" icon={RotateCw} onClick={() => playFrom(at)}>
          {common('tryAgain')}
        </Button>
      </div>
    );
  return (
    <section aria-label={t('listen')} className="flex flex-wrap items-center gap-1">
      <IconButton
        icon={SkipBack}
        label={t('previous')}
        disabled={at === 0}
        onClick={() => playFrom(at - 1)}
      />
      {phase === 'playing' ? (
        <Button variant="tint" icon={Pause} onClick={pause}>
          {t('pause')}
        </Button>
      ) : (
        <Button variant="tint" icon={Play} onClick={resume}>
          {t('resume')}
        </Button>
      )}
      <IconButton
        icon={SkipForward}
        label={t('next')}
        disabled={at + 1 === clips.length}
        onClick={() => playFrom(at + 1)}
      />
      <Button variant="ghost" onClick={changeSpeed}>
        {t('speed', { speed: formatNumber(lang, speed) })}
      </Button>
    </section>
  );
}
