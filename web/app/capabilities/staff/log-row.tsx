import type { TimeLog } from '@lakou/contract/staff';
import { formatDate, formatTime, type Language } from '@lakou/i18n';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const momentOf = (text: string) => ({ at: new Date(text), timeZone: ownTimeZone() });

/** From and to; the end is left open while they work. */
const spanOf = (lang: Language, begins: string, ends: string | null) =>
  `${formatTime(lang, momentOf(begins))} – ${ends ? formatTime(lang, momentOf(ends)) : '…'}`;

interface LogRowProps {
  log: TimeLog;
  /** Left out for those who may not correct it. */
  onCorrect?: () => void;
}

/** What the log said before, and who changed it why. */
function Corrected({ correction }: { correction: TimeLog['corrections'][number] }) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  const { reason, old_clock_in_time: begins, old_clock_out_time: ends, correctedBy } = correction;
  const name = correctedBy ?? '—';
  if (begins === null) return t('claimAdded', { name });
  const before = spanOf(lang, begins, ends);
  return reason === null ? t('claimClosed', { before, name }) : t('corrected', { before, name, reason });
}

export function LogRow({ log, onCorrect }: LogRowProps) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  const { staffName, clock_in_time, clock_out_time, corrections } = log;
  return (
    <li className="flex items-start gap-2 border-line py-3 pr-2 pl-4 not-first:border-t">
      <div className="grid min-w-0 grow gap-1">
        <p className="font-semibold wrap-anywhere">{staffName}</p>
        <p className="text-15">
          {formatDate(lang, momentOf(clock_in_time), 'medium')} ·{' '}
          {spanOf(lang, clock_in_time, clock_out_time)}
        </p>
        {corrections.map((one) => (
          <p key={one.correctedAt} className="text-14 text-ink-soft wrap-anywhere">
            <Corrected correction={one} />
          </p>
        ))}
      </div>
      {onCorrect && (
        <IconButton icon={Pencil} label={t('correctOf', { name: staffName })} onClick={onCorrect} />
      )}
    </li>
  );
}
