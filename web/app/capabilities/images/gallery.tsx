import type { MedicalImage } from '@lakou/contract/images';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import ScanLine from 'lucide-react/icons/scan-line';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { type ImageOwner, imagesQuery } from './images.queries.ts';

interface GalleryProps {
  owner: ImageOwner;
  /** The address of the viewer, before the id. */
  viewer: string;
}

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4';

/** The images of one person, newest first; only their small previews are read. */
export function Gallery({ owner, viewer }: GalleryProps) {
  const { t } = useTranslation('images');
  return (
    <PagedList
      query={useInfiniteQuery(imagesQuery(owner))}
      more={t('more')}
      failed={t('loadFailed')}
      notFound={<EmptyCard text={t('closed')} />}
      skeleton={<GallerySkeleton />}
      empty={<EmptyCard drawing={<Letter />} text={t('empty')} />}
    >
      {(images) => (
        <ul className={GRID}>
          {images.map((image) => (
            <li key={image.id}>
              <Tile image={image} to={`${viewer}/${image.id}`} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function GallerySkeleton() {
  return (
    <Skeleton>
      <div className={GRID}>
        {['a', 'b', 'c', 'd'].map((name) => (
          <SkeletonBlock key={name} size="h-44" />
        ))}
      </div>
    </Skeleton>
  );
}

function Tile({ image, to }: { image: MedicalImage; to: string }) {
  const { t } = useTranslation('images');
  const lang = useLanguage();
  const kind = image.contentType === 'application/pdf' ? 'pdf' : image.dicom ? 'dicom' : undefined;
  return (
    <Link
      to={to}
      aria-label={t('open', { title: image.title })}
      className="block overflow-hidden rounded-card border border-line bg-surface hover:border-line-strong"
    >
      <span className="relative grid aspect-square place-items-center bg-sunken text-ink-soft">
        {image.imageDataUrl ? (
          <img src={image.imageDataUrl} alt="" className="size-full object-cover" />
        ) : kind === 'pdf' ? (
          <FileText size={44} strokeWidth={1.5} />
        ) : (
          <ScanLine size={44} strokeWidth={1.5} />
        )}
        {kind && (
          <span className="absolute top-2 left-2 rounded-full bg-surface px-2 py-0.5 text-14 font-semibold text-ink">
            {t(kind)}
          </span>
        )}
      </span>
      <span className="block px-3 py-2">
        <span className="line-clamp-2 text-15 font-semibold wrap-anywhere">{image.title}</span>
        <span className="block text-14 text-ink-soft">
          {formatDate(lang, dayHere(new Date(image.uploadedAt)), 'medium')}
        </span>
      </span>
    </Link>
  );
}
