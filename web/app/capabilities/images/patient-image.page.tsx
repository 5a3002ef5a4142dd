import { useParams } from 'react-router';
import { needsWords } from '../../platform/language/language.tsx';
import { ProviderOnly } from '../provider-workspace/provider-only.tsx';
import { ImageView } from './image-view.tsx';

export const clientLoader = needsWords('images');

export default function PatientImage() {
  const { id = '' } = useParams();
  return (
    <ProviderOnly>
      <ImageView
        id={id}
        viewer="/app/patient-images"
        galleryOf={(patientId) => (patientId ? `/app/patients/${patientId}/images` : '/app/patients')}
      />
    </ProviderOnly>
  );
}
