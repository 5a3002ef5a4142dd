import type { EducationContent } from '@lakou/contract/education';
import CirclePlay from 'lucide-react/icons/circle-play';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

/** Plays a video or a recording. A video loads when asked for: it costs data, and its host sees who watches. */
export function Player({ item: { format, title, content, embedUrl } }: { item: EducationContent }) {
  const { t } = useTranslation('education');
  const [shown, setShown] = useState(false);
  if (format === 'guide') return null;
  if (format === 'audio')
    // The text of the recording stands below it.
    return (
      <audio controls preload="none" src={content} aria-label={title} className="w-full">
        <track kind="captions" />
      </audio>
    );
  if (!embedUrl) return <p className="text-ink-soft">{t('videoElsewhere')}</p>;
  return (
    <div className="relative grid aspect-video place-content-center justify-items-center gap-3 overflow-hidden rounded-card bg-sunken p-4 text-center">
      {shown ? (
        <iframe
          src={embedUrl}
          title={title}
          loading="lazy"
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
          <p className="max-w-80 text-14 text-ink-soft">{t('videoLeaves')}</p>
        </>
      )}
    </div>
  );
}
