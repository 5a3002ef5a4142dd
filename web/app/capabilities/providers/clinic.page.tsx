import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ClinicView } from './clinic-view.tsx';
import { CLINICS_PATH } from './clinics-path.ts';
import { WithClinic } from './with-clinic.tsx';

export const clientLoader = needsWords('providers');

/** A clinic's page inside the app. */
export default function ClinicPage() {
  const { t } = useTranslation('providers');
  const { id = '' } = useParams();
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
            <ClinicView clinic={clinic} inApp />
          </>
        )}
      </WithClinic>
    </>
  );
}
