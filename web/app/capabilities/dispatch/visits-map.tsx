import type { UnassignedVisit } from '@lakou/contract/dispatch';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { Spot } from '../../ui/map/spots.ts';
import { SpotsMap } from '../../ui/map/spots-map.tsx';
import { mapSettingsQuery } from '../providers/providers.queries.ts';
import { isUnplaced, placeOfVisit } from './place-of.ts';
import { useVisitTexts } from './use-visit-texts.ts';

const spotOf = (visit: UnassignedVisit): Spot[] => {
  const point = placeOfVisit(visit);
  return point ? [{ id: visit.id, count: 1, ...point }] : [];
};

/** To a tenth of a degree: the map moves when visits reach further, not with each that comes or goes. */
function reachOf(spots: readonly Spot[]): string {
  if (spots.length === 0) return '';
  const [lats, lngs] = [spots.map(({ lat }) => lat), spots.map(({ lng }) => lng)];
  return [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)]
    .map((degrees) => degrees.toFixed(1))
    .join();
}

interface VisitsMapProps {
  visits: readonly UnassignedVisit[];
  /** More visits wait than were read. */
  isPart: boolean;
  /** Undefined for those who only look. */
  onPlace: ((visit: UnassignedVisit) => void) | undefined;
}

/** Where visits wait; those whose address nobody has placed are listed under the map. */
export function VisitsMap({ visits, isPart, onPlace }: VisitsMapProps) {
  const { t } = useTranslation('dispatch');
  const { when } = useVisitTexts();
  const [chosen, setChosen] = useState<string>();
  const settings = useQuery(mapSettingsQuery);
  const spots = useMemo(() => visits.flatMap(spotOf), [visits]);
  const key = useMemo(() => reachOf(spots), [spots]);
  const fit = useMemo(() => ({ key, spots }), [key, spots]);
  const shown = visits.find(({ id }) => id === chosen);
  const elsewhere = visits.filter(isUnplaced);
  return (
    <section aria-label={t('map')} className="grid gap-3">
      <div className="h-80 overflow-hidden rounded-card border border-line">
        <SpotsMap
          spots={spots}
          fit={fit}
          tilesUrl={settings.data?.tilesUrl ?? null}
          active={undefined}
          chosen={shown?.id}
          bubble={
            shown && (
              <div className="grid gap-0.5 wrap-anywhere">
                <strong className="text-16">{shown.patientName}</strong>
                <span className="text-ink-soft">{shown.serviceType}</span>
                <span className="text-ink-soft">{when(shown.dateTime)}</span>
              </div>
            )
          }
          labelOf={({ count }) => t('onMap', { count })}
          onChoose={setChosen}
          onMove={() => {}}
        />
      </div>
      {isPart && <p className="text-14 text-ink-soft">{t('mapPart', { count: visits.length })}</p>}
      {elsewhere.length > 0 && (
        <div className="grid gap-2 text-15">
          <p className="font-semibold">{t('addressOnly')}</p>
          <ul className="grid gap-2">
            {elsewhere.map((visit) => (
              <li
                key={visit.id}
                className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken p-3"
              >
                <span className="min-w-0 grow wrap-anywhere">
                  {visit.patientName}
                  <span className="block text-ink-soft">{visit.location}</span>
                </span>
                {onPlace && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('placeNamed', { name: visit.patientName })}
                    onClick={() => onPlace(visit)}
                  >
                    {t('place')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
