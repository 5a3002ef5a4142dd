import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { TextLink } from '../../ui/text-link.tsx';
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
        <TextLink to={CLINICS_PATH}>
          <ArrowLeft size={18} />
          {t('clinicBack')}
        </TextLink>
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
