import { PRODUCT } from '@lakou/i18n';
import { useParams } from 'react-router';
import { needsWords } from '../../platform/language/language.tsx';
import { ClinicView } from './clinic-view.tsx';
import { PublicFrame } from './public-frame.tsx';
import { WithClinic } from './with-clinic.tsx';

export const clientLoader = needsWords('common', 'errors', 'shell', 'providers');

/** A clinic's page for visitors who are not signed in. */
export default function PublicClinic() {
  const { id = '' } = useParams();
  return (
    <PublicFrame>
      <WithClinic id={id}>
        {(clinic) => (
          <>
            <title>{`${clinic.name} · ${PRODUCT}`}</title>
            <ClinicView clinic={clinic} inApp={false} />
          </>
        )}
      </WithClinic>
    </PublicFrame>
  );
}
