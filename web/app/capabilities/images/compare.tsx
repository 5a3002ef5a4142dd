import type { MedicalImage } from '@lakou/contract/images';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { imageQuery, imagesQuery } from './images.queries.ts';
import { isShown } from './is-shown.ts';

interface ImageBesideProps {
  id: string;
  /** The image that it is compared with. */
  to: MedicalImage;
  children: (image: MedicalImage) => ReactNode;
}

/** Images of two people are never shown side by side, whatever the address says. */
export function ImageBeside({ id, to, children }: ImageBesideProps) {
  const { t } = useTranslation('images');
  return (
    <QueryState
      query={useQuery(imageQuery(id))}
      failed={t('viewer.failed')}
      skeleton={
        <Skeleton>
          <SkeletonBlock size="h-80" />
        </Skeleton>
      }
      isEmpty={(other) => other.patientId !== to.patientId || other.dependentId !== to.dependentId}
      empty={<p>{t('viewer.failed')}</p>}
    >
      {children}
    </QueryState>
  );
}

interface BesideChoiceProps {
  image: MedicalImage;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The other images of the same person that can be shown beside it. */
export function BesideChoice({ image, chosen, onChoose }: BesideChoiceProps) {
  const { t } = useTranslation('images');
  const { patientId, dependentId } = image;
  const { data, isError, isFetching, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    imagesQuery({ patientId, dependentId: dependentId ?? undefined }),
  );
  const beside = useQuery({ ...imageQuery(chosen), enabled: chosen !== '' });
  if (isError && !data)
    return <Problem text={t('loadFailed')} retrying={isFetching} onRetry={() => void refetch()} />;
  const listed = data?.pages.flat() ?? [];
  const isListed = listed.some(({ id }) => id === chosen);
  const all = beside.data && !isListed ? [...listed, beside.data] : listed;
  const others = all.filter((one) => one.id !== image.id && isShown(one));
  return (
    <div className="grid gap-2">
      <Select
        label={t('viewer.compareTitle')}
        empty="—"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      {hasNextPage && (
        <p>
          <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </div>
  );
}
