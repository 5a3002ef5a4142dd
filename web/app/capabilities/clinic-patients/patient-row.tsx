import type { ClinicPatient } from '@lakou/contract/clinic-patients';
import { formatDate } from '@lakou/i18n';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ConsentBadge } from './consent-badge.tsx';

/** Name, age, gender, last visit and tags of one patient. */
export function PatientRow({ patient }: { patient: ClinicPatient }) {
  const { t } = useTranslation('clinic-patients');
  const lang = useLanguage();
  const { id, name, age, gender, lastVisit, tags, consent } = patient;
  const facts = [
    age !== null && t('years', { count: age }),
    gender && t(gender === 'Female' ? 'female' : 'male'),
    lastVisit
      ? t('lastVisit', {
          date: formatDate(lang, { at: new Date(lastVisit), timeZone: ownTimeZone() }, 'medium'),
        })
      : t('noVisit'),
  ].filter(Boolean);
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={`/app/clinic-patients/${id}`}
        className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft">{facts.join(' · ')}</span>
          {tags.length > 0 && (
            <span className="block text-14 text-sea wrap-anywhere">{tags.join(' · ')}</span>
          )}
        </span>
        <ConsentBadge consent={consent} />
      </Link>
    </li>
  );
}
