import { findGestation, type MaternitySign } from '@lakou/clinical';
import type { MaternityAlert, MaternityPatient } from '@lakou/contract/maternity';
import { formatDate } from '@lakou/i18n';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { tintOf } from '../../ui/tone.ts';
import { useGestationText } from './gestation-text.ts';

const TONES = { emergency: 'hibiscus', urgent: 'mango' } as const;

/** A pregnant patient; the row links to her journal and vitals. */
export function MaternityPatientRow({ patient }: { patient: MaternityPatient }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const alertText = useAlertText();
  const gestationText = useGestationText();
  const { id, name, dueDate, alerts, profilePhotoUrl } = patient;
  // By the day of this device, like her page; the server's week is that of its own day.
  const gestation = findGestation({ dueDate, today: dayHere(new Date()) });
  return (
    <li className="relative flex items-start gap-3.5 border-line px-3 py-3 md:px-4 not-first:border-t hover:bg-sunken/60">
      <Avatar name={name} photo={profilePhotoUrl ? thumbnailOf(profilePhotoUrl) : undefined} />
      <div className="min-w-0 grow">
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
        {alerts.length > 0 && (
          <ul className="mt-1.5 grid gap-1.5">
            {alerts.map((alert) => (
              <li
                key={alert.id}
                className={`flex items-start gap-1.5 rounded-control px-2 py-1 text-14 font-semibold ${tintOf[TONES[alert.level]]}`}
              >
                <TriangleAlert size={18} className="mt-px shrink-0" />
                {alertText(alert)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
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
