import { languageNames } from '@lakou/i18n';
import Headphones from 'lucide-react/icons/headphones';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';

interface FilePlayerProps {
  kind: 'audio' | 'video';
  title: string;
  src: string;
  captions: string | undefined;
}

/** A film or a recording in the browser's own player. It loads only on request, because it costs data. */
export function FilePlayer({ kind: Media, title, src, captions }: FilePlayerProps) {
  const { t } = useTranslation('education');
  const { t: common } = useTranslation('common');
  const lang = useLanguage();
  const media = useRef<HTMLAudioElement & HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  // An address that the browser refuses fails at once, perhaps before React listens.
  useEffect(() => {
    if (media.current?.error) setFailed(true);
  }, []);
  function tryAgain() {
    setFailed(false);
    media.current?.focus();
    media.current?.load();
    // An error of this attempt is shown by `onError`.
    media.current?.play().catch(() => {});
  }
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      {Media === 'audio' && (
        <p className="flex items-center gap-2 font-semibold">
          <Headphones size={20} className="shrink-0 text-sea" />
          {t('listen')}
        </p>
      )}
      <Media
        ref={media}
        controls
        playsInline
        preload="none"
        src={src}
        aria-label={title}
        onError={() => setFailed(true)}
        className={Media === 'video' ? 'aspect-video w-full rounded-control bg-sunken' : 'w-full'}
      >
        {captions && (
          <track kind="captions" src={captions} srcLang={lang} label={languageNames[lang]} default />
        )}
      </Media>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="grow basis-52 text-hibiscus-ink">{t('notPlayed')}</p>
          <Button variant="secondary" size="sm" icon={RotateCw} onClick={tryAgain}>
            {common('tryAgain')}
          </Button>
        </div>
      )}
      <p className="text-14 text-ink-soft">{t('wordsBelow')}</p>
    </div>
  );
}
