import type { EducationContent } from '@lakou/contract/education';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FilePlayer } from './file-player.tsx';
import { FramedVideo } from './framed-video.tsx';

/** Plays a video or a recording; its transcript is below. */
export function Player({ item }: { item: EducationContent }) {
  const { t } = useTranslation('education');
  const { format, title, mediaUrl, embedUrl, captionsUrl } = item;
  if (format === 'guide') return null;
  if (mediaUrl) return <FilePlayer kind={format} title={title} src={mediaUrl} captions={captionsUrl} />;
  if (embedUrl) return <FramedVideo title={title} src={embedUrl} />;
  return (
    <p className="flex gap-2.5 rounded-card bg-sunken px-4 py-3.5">
      <CircleAlert size={22} className="mt-px shrink-0 text-ink-soft" />
      {t(`elsewhere.${format}`)}
    </p>
  );
}
