import { useParams } from 'react-router';
import { needsWords } from '../../platform/language/language.tsx';
import { ImageView } from './image-view.tsx';

export const clientLoader = needsWords('images');

export default function Image() {
  const { id = '' } = useParams();
  return <ImageView id={id} viewer="/app/images" galleryOf={() => '/app/images'} />;
}
