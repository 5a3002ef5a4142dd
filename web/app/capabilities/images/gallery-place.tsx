import type { MedicalImage } from '@lakou/contract/images';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useKeys } from '#platform/use-keys.ts';
import { ApiError } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { imageQuery, placeQuery } from './images.queries.ts';

interface GalleryPlaceProps {
  id: string;
  /** The address of the viewer, before the id. */
  viewer: string;
}

/** Which of the gallery's images this is, and the way to those beside it, by buttons or by arrow keys. */
export function GalleryPlace({ id, viewer }: GalleryPlaceProps) {
  const { t } = useTranslation('images');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: place, error, isFetching, isPlaceholderData, refetch } = useQuery(placeQuery(id));

  function open(image: MedicalImage | null | undefined) {
    if (!image || isPlaceholderData) return;
    // What is known of it is shown at once, with its preview, and is out of date: it is read again.
    const { queryKey } = imageQuery(image.id);
    if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, image, { updatedAt: 0 });
    // The way back leads to the gallery, however many images were looked at.
    void navigate(`${viewer}/${image.id}${search}`, { replace: true, preventScrollReset: true });
  }
  useKeys({ arrowleft: () => open(place?.previous), arrowright: () => open(place?.next) });

  if (!place) {
    const isAlone = error instanceof ApiError && error.status === 404;
    return error && !isAlone ? <Failed busy={isFetching} onRetry={() => void refetch()} /> : null;
  }
  const { position, total, previous, next } = place;
  if (total < 2) return null;
  return (
    <div className="flex items-center gap-3">
      <IconButton
        icon={ChevronLeft}
        label={t('viewer.previous')}
        variant="tint"
        aria-disabled={!previous}
        onClick={() => open(previous)}
      />
      <p role="status" className="min-w-16 text-center text-16 tabular-nums">
        <span aria-hidden="true">{t('viewer.position', { position, total })}</span>
        <span className="sr-only">{t('viewer.positionSaid', { position, total })}</span>
      </p>
      <IconButton
        icon={ChevronRight}
        label={t('viewer.next')}
        variant="tint"
        aria-disabled={!next}
        onClick={() => open(next)}
      />
    </div>
  );
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('images');
  const { t: common } = useTranslation('common');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-ink-soft">
      <p>{t('viewer.placeFailed')}</p>
      <Button variant="ghost" size="sm" icon={RotateCw} busy={busy} onClick={onRetry}>
        {common('tryAgain')}
      </Button>
    </div>
  );
}
