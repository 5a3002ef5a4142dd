import { useQuery } from '@tanstack/react-query';
import Plane from 'lucide-react/icons/plane';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import type { Box } from '../../ui/map/draw-spots.ts';
import { SpotsMap } from '../../ui/map/spots-map.tsx';
import { isInHaiti } from '../../ui/map/towns.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { useLabels } from './labels.ts';
import { mapSettingsQuery, providerQuery, spotsQuery } from './providers.queries.ts';
import { queryOf, type Search } from './search.ts';
import { useHome } from './use-home.ts';

interface ProvidersMapProps {
  search: Search;
  active: string | undefined;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** All available providers on the map: one by one, or in groups while there are too many. */
export function ProvidersMap({ search, active, chosen, onChoose }: ProvidersMapProps) {
  const { t } = useTranslation('providers');
  const query = queryOf(search, useHome());
  const [box, setBox] = useState<Box>();
  const all = useQuery(spotsQuery(query));
  const grouped = all.data?.some(({ id }) => id === null) ?? false;
  const close = useQuery({ ...spotsQuery(query, box), enabled: grouped && box !== undefined });
  const settings = useQuery(mapSettingsQuery);
  const [abroad, setAbroad] = useState(false);
  const sides = useMemo(() => {
    const home = all.data?.filter(isInHaiti) ?? [];
    const away = all.data?.filter((spot) => !isInHaiti(spot)) ?? [];
    return { home, away };
  }, [all.data]);
  const both = sides.home.length > 0 && sides.away.length > 0;
  // Haiti and the United States do not fit on one useful map, so one of them is shown at a time.
  const isAway = both ? abroad : sides.away.length > 0;
  const key = all.isPlaceholderData ? '' : JSON.stringify([query, isAway]);
  const fit = useMemo(() => ({ key, spots: isAway ? sides.away : sides.home }), [key, isAway, sides]);
  // The map is shown before its markers are loaded.
  const map = (
    <section aria-label={t('mapOf')} className="relative size-full">
      <SpotsMap
        spots={(grouped && close.data) || all.data || []}
        fit={fit}
        tilesUrl={settings.data?.tilesUrl ?? null}
        active={active}
        chosen={chosen}
        bubble={chosen && <Bubble id={chosen} />}
        labelOf={({ count }) => t('onMap', { count })}
        onChoose={onChoose}
        onMove={setBox}
      />
      {both && (
        <div className="absolute bottom-9 left-3 z-10">
          <Button variant="secondary" size="sm" icon={Plane} onClick={() => setAbroad(!abroad)}>
            {t(abroad ? 'countries.HT' : 'countries.US')} ({countIn(abroad ? sides.home : sides.away)})
          </Button>
        </div>
      )}
    </section>
  );
  return (
    <QueryState query={all} skeleton={map} frame="none">
      {() => map}
    </QueryState>
  );
}

const countIn = (spots: readonly { count: number }[]) => spots.reduce((sum, { count }) => sum + count, 0);

function Bubble({ id }: { id: string }) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const query = useQuery(providerQuery(id));
  const { data, error } = query;
  if (error && !data) return <FailedNote query={query} />;
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock size="h-5 w-40 mb-2" />
        <SkeletonBlock size="h-4 w-32" />
      </Skeleton>
    );
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <strong className="text-16">{data.name}</strong>
      <span className="text-ink-soft">{labels.specialty(data.specialty)}</span>
      {data.location.address && <span className="text-ink-soft">{data.location.address}</span>}
      <Link
        to={`/app/providers/${id}`}
        aria-label={t('profileOf', { name: data.name })}
        className="-mb-2 inline-flex min-h-11 w-fit items-center font-semibold hover:underline"
      >
        {t('profile')}
      </Link>
    </div>
  );
}
