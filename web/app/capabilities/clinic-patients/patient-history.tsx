import type { ClinicPatientDetails, PartOfRecord } from '@lakou/contract/clinic-patients';
import { LATEST_APPOINTMENTS } from '@lakou/contract/clinic-patients.rules';
import { LAB_STATUSES } from '@lakou/contract/labs.rules';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { BookingStatusBadge } from '../bookings/booking-status.tsx';
import { serviceName } from '../bookings/service-name.ts';

const TABS = ['visits', 'notes', 'labs'] as const;

/** The latest appointments, and three lists to choose from. */
export function PatientHistory({ patient }: { patient: ClinicPatientDetails }) {
  const { t } = useTranslation('clinic-patients');
  const { t: tLabs } = useTranslation('labs');
  const { get, put } = useAddress();
  const tab = TABS.find((one) => one === get('tab')) ?? 'visits';
  const { bookings, notes, labs } = patient;
  const labStatus = (status: string) => {
    const known = LAB_STATUSES.find((one) => one === status);
    return known ? tLabs(`status.${known}`) : '';
  };
  return (
    <>
      <Section title={t('latest')}>
        <Visits visits={bookings.slice(0, LATEST_APPOINTMENTS)} />
      </Section>
      <div className="grid gap-3">
        <FilterChips
          legend={t('patient')}
          options={TABS.map((value) => ({ value, title: t(`tabs.${value}`) }))}
          value={tab}
          onChange={(value) => put('tab', value)}
        />
        {tab !== 'visits' && !patient.inCare && <p className="text-15 text-ink-soft">{t('managersOnly')}</p>}
        {tab === 'visits' && <Visits visits={bookings} />}
        {tab === 'notes' && <Parts parts={notes} none={t('noNotes')} statusOf={() => t('signed')} />}
        {tab === 'labs' && <Parts parts={labs} none={t('noLabs')} statusOf={labStatus} />}
      </div>
    </>
  );
}

function useMoment() {
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  return (at: string) => formatDateTime(lang, { at: new Date(at), timeZone }, 'medium');
}

function Visits({ visits }: { visits: ClinicPatientDetails['bookings'] }) {
  const { t } = useTranslation('clinic-patients');
  const lang = useLanguage();
  const moment = useMoment();
  if (visits.length === 0) return <p className="text-15 text-ink-soft">{t('noAppointments')}</p>;
  return (
    <Card>
      <ul className="divide-y divide-line">
        {visits.map(({ id, dateTime, status, providerName, dependentName, ...visit }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <span className="min-w-0">
              <span className="block font-semibold">{moment(dateTime)}</span>
              <span className="block text-14 text-ink-soft wrap-anywhere">
                {[
                  serviceName(lang, visit),
                  providerName,
                  dependentName && t('forDependent', { name: dependentName }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <BookingStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PartsProps {
  parts: readonly PartOfRecord[];
  none: string;
  statusOf: (status: string) => string;
}
function Parts({ parts, none, statusOf }: PartsProps) {
  const moment = useMoment();
  if (parts.length === 0) return <p className="text-15 text-ink-soft">{none}</p>;
  return (
    <Card>
      <ul className="divide-y divide-line">
        {parts.map(({ id, at, status, by, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <span className="min-w-0">
              <span className="block font-semibold">{moment(at)}</span>
              <span className="block text-14 text-ink-soft wrap-anywhere">
                {[title, by].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="text-15">{statusOf(status)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
