import { MEASURED_VITALS, type MeasurementSign } from '@lakou/clinical';
import type { HomeVisit } from '@lakou/contract/health-workers';
import { formatDate } from '@lakou/i18n';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { toldSigns } from '../measurements/danger-words.ts';
import { useVitalText } from '../trackers/vital-text.ts';

/** What was met at a visit: values, signs, the note and the next day. */
export function VisitFacts({ visit }: { visit: HomeVisit }) {
  const { t } = useTranslation('health-workers');
  const { t: sign } = useTranslation('maternity');
  const { t: vital } = useTranslation('trackers');
  const lang = useLanguage();
  const { readingText } = useVitalText();
  const { systolic, armMm, note, nextVisit, danger, pregnant, swollenFeet } = visit;
  const measured = [
    ...(systolic === null ? [] : (['pressure'] as const)),
    ...([...MEASURED_VITALS, 'weight'] as const).filter((one) => visit[one] !== null),
  ];
  const values = [
    ...measured.map((one) => [vital(`vitals.${one}`), readingText(one, visit)] as const),
    ...(armMm === null ? [] : [[t('arm'), `${armMm} mm`] as const]),
  ];
  const signs = [...new Set<MeasurementSign>([...visit.signs, ...toldSigns(danger?.signs ?? [])])];
  return (
    <>
      {pregnant && <p className="font-semibold">{t('pregnant')}</p>}
      {values.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {values.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {signs.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-hibiscus-ink">
          {signs.map((one) => (
            <li key={one}>{sign(`sign.${one}` as 'sign.fever')}</li>
          ))}
        </ul>
      )}
      {swollenFeet && !signs.includes('swollen_feet' as MeasurementSign) && <p>{t('swollenFeetYes')}</p>}
      {note && <p className="whitespace-pre-wrap wrap-anywhere">{note}</p>}
      {nextVisit && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CalendarDays size={18} className="shrink-0" />
          {t('nextOn', { date: formatDate(lang, nextVisit, 'medium') })}
        </p>
      )}
    </>
  );
}
