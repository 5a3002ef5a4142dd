import type { Attachment } from '@lakou/contract/messages';
import { formatNumber } from '@lakou/i18n';
import FileText from 'lucide-react/icons/file-text';
import Image from 'lucide-react/icons/image';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useLowData } from '../../platform/low-data.ts';
import { VoicePlayer } from './voice-player.tsx';

const MB = 1024 * 1024;

/** A picture or a voice; a link with its size instead for a PDF, and in low-data mode. */
export function AttachmentView({ file }: { file: Attachment }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const lowData = useLowData();
  const isPicture = file.contentType.startsWith('image/');
  if (file.contentType.startsWith('audio/')) return <VoicePlayer file={file} />;
  if (isPicture && !lowData)
    return (
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('openPicture')}
        className="block overflow-hidden rounded-control bg-sunken"
      >
        <img
          src={`${file.url}?thumb=1`}
          alt=""
          loading="lazy"
          className="h-40 w-56 max-w-full object-cover"
        />
      </a>
    );
  return (
    <a
      href={file.url}
      target={isPicture ? '_blank' : undefined}
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2.5 rounded-control border border-current/25 px-3 py-2 font-semibold underline-offset-2 hover:underline"
    >
      {isPicture ? <Image size={22} className="shrink-0" /> : <FileText size={22} className="shrink-0" />}
      <span>
        {t(isPicture ? 'openPicture' : 'pdf')}
        <span className="block text-13 font-normal">
          {t('size', {
            size: formatNumber(lang, Math.max(0.1, Math.round((file.size / MB) * 10) / 10), 1),
          })}
        </span>
      </span>
    </a>
  );
}
