import { useQuery } from '@tanstack/react-query';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { patientQuery } from '../provider-workspace/agenda.queries.ts';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { Licensed, useReadsRecords } from '../verification/licence-notice.tsx';
import { Gallery } from './gallery.tsx';
import { UploadDialog } from './upload-dialog.tsx';

export const clientLoader = needsWords('images', 'provider-workspace');

/** A patient's images as who treats them sees them; the server records each access. */
export default function PatientImages() {
  const { t } = useTranslation('images');
  const { id = '' } = useParams();
  const { data: patient } = useQuery(patientQuery(id));
  const readsRecords = useReadsRecords();
  const [adding, setAdding] = useState(false);
  const owner = { patientId: id, dependentId: undefined };
  return (
    <ProviderOnly>
      <title>{patient ? `${t('title')} · ${patient.name}` : t('title')}</title>
      <Sections>
        <p>
          <BackLink to={`/app/patients/${id}`}>{patient?.name ?? t('back')}</BackLink>
        </p>
        <PageTitle
          action={
            readsRecords && (
              <Button icon={ImagePlus} onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            )
          }
        >
          {t('title')}
        </PageTitle>
        <Licensed>
          <Gallery owner={owner} viewer="/app/patient-images" />
        </Licensed>
        {adding && <UploadDialog owner={owner} onClose={() => setAdding(false)} />}
      </Sections>
    </ProviderOnly>
  );
}
