import CirclePlay from 'lucide-react/icons/circle-play';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

/** A video of an allowed host. It loads only on request, because it costs data and its host sees who watches. */
export function FramedVideo({ title, src }: { title: string; src: string }) {
  const { t } = useTranslation('education');
  const [shown, setShown] = useState(false);
  return (
    <div className="relative grid aspect-video min-h-44 place-content-center justify-items-center gap-3 overflow-hidden rounded-card border border-line bg-sunken p-4 text-center">
      {shown ? (
        <iframe
          // The pressed button was removed, so the video gets the focus; browsers may take it away while the frame loads.
          ref={(frame) => frame?.focus()}
          onLoad={({ currentTarget }) => document.activeElement === document.body && currentTarget.focus()}
          src={src}
          title={title}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          className="absolute inset-0 size-full"
        />
      ) : (
        <>
          <Button icon={CirclePlay} onClick={() => setShown(true)}>
            {t('play')}
          </Button>
          <p className="max-w-80 text-balance text-14 text-ink-soft">{t('videoLeaves')}</p>
        </>
      )}
    </div>
  );
}
