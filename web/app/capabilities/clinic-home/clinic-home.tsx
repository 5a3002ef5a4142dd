import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Section, Sections } from '../../ui/section.tsx';
import { VisitsNow } from '../clinic-visits/visits-now.tsx';
import { ClinicDashboard } from '../dispatch/clinic-dashboard.tsx';
import { keepsTime, managesStaff } from '../staff/may.ts';
import { OwnClock } from '../staff/own-clock.tsx';
import { StaffToday } from '../staff/staff-today.tsx';
import { ClinicHub } from './clinic-hub.tsx';
import { NeedsClinic } from './needs-clinic.tsx';

/** A clinic's home page: one's own clock, today at a glance, and the way to every place. */
export function ClinicHome() {
  const { t } = useTranslation('clinic-home');
  const user = useUser();
  const { clinicId } = user;
  return (
    <Sections>
      {clinicId && (
        <>
          <OwnClock clinicId={clinicId} />
          {managesStaff(user) && <NeedsClinic clinicId={clinicId} />}
          <StaffToday clinicId={clinicId} />
          {keepsTime(user) && <VisitsNow clinicId={clinicId} />}
          <ClinicDashboard clinicId={clinicId} />
        </>
      )}
      <Section title={t('hub')}>
        <ClinicHub />
      </Section>
    </Sections>
  );
}
