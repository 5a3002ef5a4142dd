import type { UnassignedVisit } from '@lakou/contract/dispatch';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { Spot } from '../../ui/map/spots.ts';
import { SpotsMap } from '../../ui/map/spots-map.tsx';
import { mapSettingsQuery } from '../providers/providers.queries.ts';
import { placeOf } from './place-of.ts';
import { useVisitTexts } from './use-visit-texts.ts';

const spotOf = ({ id, location }: UnassignedVisit): Spot[] => {
  const point = placeOf(location);
  return point ? [{ id, count: 1, ...point }] : [];
};

/** Where visits wait; those with only an address are listed under the map. */
export function VisitsMap({ visits }: { visits: readonly UnassignedVisit[] }) {
  const { t } = useTranslation('dispatch');
  const { when } = useVisitTexts();
  const [chosen, setChosen] = useState<string>();
  const settings = useQuery(mapSettingsQuery);
  const spots = useMemo(() => visits.flatMap(spotOf), [visits]);
  const key = spots.map(({ id }) => id).join();
  const fit = useMemo(() => ({ key, spots }), [key, spots]);
  const shown = visits.find(({ id }) => id === chosen);
  const elsewhere = visits.filter(({ location }) => location && !placeOf(location));
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
      {elsewhere.length > 0 && (
        <div className="text-15">
          <p className="font-semibold">{t('addressOnly')}</p>
          <ul className="text-ink-soft">
            {elsewhere.map(({ id, patientName, location }) => (
              <li key={id} className="wrap-anywhere">
                {`${patientName}: ${location}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
