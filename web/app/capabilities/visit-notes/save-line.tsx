import { formatTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { SaverState } from './note-saver.ts';

/** Where the draft is kept now, and since when. */
export function SaveLine({ state }: { state: SaverState }) {
  const { t } = useTranslation('visit-notes');
  const errorText = useErrorText();
  const lang = useLanguage();
  const { phase, savedAt, problem } = state;
  const time = formatTime(lang, { at: new Date(savedAt), timeZone: ownTimeZone() });
  const [Icon, text]: [LucideIcon, string] =
    phase === 'saved'
      ? [CloudCheck, t('savedAt', { time })]
      : phase === 'offline'
        ? [WifiOff, t('keptHere')]
        : phase === 'away'
          ? [CloudAlert, t('keptTrying')]
          : phase === 'refused' || phase === 'conflict' || phase === 'signed'
            ? [CloudAlert, phase === 'refused' ? errorText(problem) : t('notSaved')]
            : [CloudUpload, t('saving')];
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-15 text-ink-soft">
      <Icon size={18} className="shrink-0" />
      {text}
    </p>
  );
}
