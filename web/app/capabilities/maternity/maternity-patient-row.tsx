import { assessMaternityDanger, findGestation, type MaternitySign } from '@lakou/clinical';
import type { MaternityAlert, MaternityPatient } from '@lakou/contract/maternity';
import { formatDate } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarX from 'lucide-react/icons/calendar-x';
import Phone from 'lucide-react/icons/phone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { tintOf } from '../../ui/tone.ts';
import { useGestationText } from './gestation-text.ts';

const TONES = { emergency: 'hibiscus', urgent: 'mango' } as const;

const WEEKS = 40;
const ROUND = 'relative grid size-11 shrink-0 place-items-center rounded-control';

/** A pregnant patient; the row links to her journal and vitals, and the telephone calls her. */
export function MaternityPatientRow({ patient }: { patient: MaternityPatient }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const alertText = useAlertText();
  const gestationText = useGestationText();
  const { id, name, dueDate, alerts, phone, missedContact } = patient;
  // By the day of this device, like her page; the server's week is that of its own day.
  const gestation = findGestation({ dueDate, today: dayHere(new Date()) });
  const isEmergency = alerts.some(({ level }) => level === 'emergency');
  const ring = isEmergency ? 'hibiscus' : alerts.length > 0 || missedContact ? 'mango' : 'sea';
  return (
    <li className="relative flex flex-wrap items-start gap-x-3 gap-y-2 border-line px-3 py-3 md:px-4 not-first:border-t hover:bg-sunken/60">
      <span aria-hidden="true">
        <ProgressRing small share={(gestation?.week ?? 0) / WEEKS} tone={ring}>
          <span className="text-18 font-bold">{gestation?.week ?? '–'}</span>
        </ProgressRing>
      </span>
      <div className="min-w-0 grow basis-32">
        <Link to={`/app/patients/${id}`} className="font-semibold wrap-anywhere after:absolute after:inset-0">
          {name}
        </Link>
        <p className="text-14 text-ink-soft">
          {gestation && (
            <>
              <span className="font-semibold text-ink">{t('week', { week: gestation.week })}</span>
              {` · ${gestationText(gestation)} · `}
            </>
          )}
          {t('care.due', { date: formatDate(lang, dueDate, 'medium') })}
        </p>
        <Pressures pressures={patient.pressures} />
      </div>
      {phone && (
        <a
          href={`tel:${phone}`}
          aria-label={t('patients.call', { name })}
          className={`${ROUND} ${alerts.length > 0 ? 'bg-hibiscus text-on-hibiscus' : 'text-sea hover:bg-sea-tint'}`}
        >
          <Phone size={22} />
        </a>
      )}
      {(alerts.length > 0 || missedContact) && (
        <ul className="grid basis-full gap-1.5">
          {alerts.map((alert) => (
            <Notice key={alert.id} tone={TONES[alert.level]} icon={TriangleAlert}>
              {alertText(alert)}
            </Notice>
          ))}
          {missedContact && (
            <Notice tone="mango" icon={CalendarX}>
              {t('patients.missed', { week: missedContact })}
            </Notice>
          )}
        </ul>
      )}
    </li>
  );
}

function Notice({
  tone,
  icon: Icon,
  children,
}: {
  tone: 'hibiscus' | 'mango';
  icon: LucideIcon;
  children: string;
}) {
  return (
    <li
      className={`flex items-start gap-1.5 rounded-control px-2 py-1 text-14 font-semibold ${tintOf[tone]}`}
    >
      <Icon size={18} className="mt-px shrink-0" />
      {children}
    </li>
  );
}

const PRESSURE_TONES = { emergency: 'hibiscus', urgent: 'mango', none: 'leaf', unknown: 'leaf' } as const;

/** The last pressures of this pregnancy: the upper values as a line, and the newest in numbers. */
function Pressures({ pressures }: Pick<MaternityPatient, 'pressures'>) {
  const { t } = useTranslation('maternity');
  const latest = pressures.at(-1);
  if (!latest) return null;
  const { systolic, diastolic } = latest;
  const reading = { date: dayHere(new Date(latest.at)), weightKg: Number.NaN, systolic, diastolic };
  const { level } = assessMaternityDanger({ vitals: [reading] });
  const said = pressures.map((one) => `${one.systolic}/${one.diastolic}`);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14">
      {pressures.length > 1 && (
        <Sparkline
          values={pressures.map((one) => one.systolic)}
          tone={PRESSURE_TONES[level]}
          label={t('patients.pressures', { readings: said.join(', ') })}
        />
      )}
      <span className="font-semibold">{`${systolic}/${diastolic} mmHg`}</span>
    </p>
  );
}

/** The danger signs of an alert and its day. */
function useAlertText() {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  return ({ signs, at }: MaternityAlert): string => {
    // The server's codes are those of the same danger rules.
    const named = (signs as MaternitySign[]).map((sign) =>
      t(sign === 'thoughts_of_harm' ? 'care.harm' : `sign.${sign}`),
    );
    const day = formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'short');
    return `${named.join(', ')} · ${day}`;
  };
}
