import type { MedicalImage } from '@lakou/contract/images';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { GalleryPlace } from './gallery-place.tsx';
import { ImageDetails } from './image-details.tsx';
import { imageQuery } from './images.queries.ts';
import { Viewer } from './viewer.tsx';

interface ImageViewProps {
  id: string;
  /** The address of this screen, before the id. */
  viewer: string;
  /** The gallery to go back to. */
  galleryOf: (patientId: string | undefined) => string;
}

/** One image: the picture, how it is looked at, and what is known of it. */
export function ImageView({ id, viewer, galleryOf }: ImageViewProps) {
  const { t } = useTranslation('images');
  const query = useQuery(imageQuery(id));
  const title = query.data?.title ?? t('title');
  const gallery = galleryOf(query.data?.patientId);
  return (
    <Sections>
      <title>{title}</title>
      <p>
        <BackLink to={gallery}>{t('title')}</BackLink>
      </p>
      <PageTitle>{title}</PageTitle>
      {(query.data || !query.error) && <GalleryPlace id={id} viewer={viewer} />}
      <QueryState
        query={query}
        failed={t('loadFailed')}
        skeleton={
          <Skeleton>
            <SkeletonBlock size="h-80" />
          </Skeleton>
        }
        notFound={<EmptyCard text={t('closed')} />}
      >
        {(image: MedicalImage) => (
          <Viewer image={image} details={<ImageDetails key={id} image={image} gallery={gallery} />} />
        )}
      </QueryState>
    </Sections>
  );
}
