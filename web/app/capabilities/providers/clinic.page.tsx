import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { JoinClinic } from '../my-clinics/join-clinic.tsx';
import { ClinicView } from './clinic-view.tsx';
import { CLINICS_PATH } from './clinics-path.ts';
import { WithClinic } from './with-clinic.tsx';

export const clientLoader = needsWords('providers', 'my-clinics');

/** A clinic's page inside the app. */
export default function ClinicPage() {
  const { t } = useTranslation('providers');
  const { id = '' } = useParams();
  const isPatient = useUser().role === 'PATIENT';
  return (
    <>
      <div className="mb-4">
        <BackLink to={CLINICS_PATH}>{t('clinicBack')}</BackLink>
      </div>
      <WithClinic id={id}>
        {(clinic) => (
          <>
            <title>{clinic.name}</title>
            <ClinicView clinic={clinic} inApp action={isPatient && <JoinClinic clinic={clinic} />} />
          </>
        )}
      </WithClinic>
    </>
  );
}
