import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ClinicDashboard } from './clinic-dashboard.tsx';

export const clientLoader = needsWords('dispatch');

/** Today at the clinic. */
export default function ClinicDashboardPage() {
  const { t } = useTranslation('dispatch');
  const { clinicId } = useUser();
  return (
    <div className="grid gap-6">
      <title>{t('dashboard')}</title>
      <PageTitle>{t('dashboard')}</PageTitle>
      <ClinicDashboard clinicId={clinicId ?? ''} />
    </div>
  );
}
