import type { Place } from '@lakou/contract/user';
import { useQuery } from '@tanstack/react-query';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import { useMemo, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SpotsMap } from '../../ui/map/spots-map.tsx';
import { mapSettingsQuery } from './providers.queries.ts';

interface DirectionsProps {
  /** What it is called. */
  name: string;
  /** Where it is: a point as text, or an address. */
  to: string;
}

/** Opens the map app of the phone; nothing is asked of it before. */
export function Directions({ name, to }: DirectionsProps) {
  const { t } = useTranslation('providers');
  return (
    <a
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('directionsTo', { place: name })}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea underline underline-offset-3"
    >
      <Navigation size={17} aria-hidden="true" />
      {t('directions')}
    </a>
  );
}

/** A place where care is given, and the way there. */
export function PlaceLine({ place }: { place: Place }) {
  return (
    <li className="flex gap-2.5">
      <MapPin size={20} className="mt-0.5 shrink-0 text-sea" />
      <span className="grid min-w-0 justify-items-start">
        <span className="wrap-anywhere">{place.name}</span>
        <Directions name={place.name} to={`${place.lat},${place.lng}`} />
      </span>
    </li>
  );
}

/** The places on a map, which is loaded only when somebody asks for it. */
export function PlacesMap({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('providers');
  const [shown, setShown] = useState(false);
  const settings = useQuery({ ...mapSettingsQuery, enabled: shown });
  const spots = useMemo(
    () => places.map(({ lat, lng }, index) => ({ id: String(index), lat, lng, count: 1 })),
    [places],
  );
  const fit = useMemo(() => ({ key: 'places', spots }), [spots]);
  const [chosen, setChosen] = useState<string>();
  if (!shown)
    return (
      <div className="mt-3">
        <Button variant="secondary" size="sm" icon={MapIcon} onClick={() => setShown(true)}>
          {t('showMap')}
        </Button>
      </div>
    );
  return (
    <section aria-label={t('places')} className="mt-3 h-64 overflow-hidden rounded-card border border-line">
      <SpotsMap
        wasAsked
        spots={spots}
        fit={fit}
        tilesUrl={settings.data?.tilesUrl ?? null}
        active={undefined}
        chosen={chosen}
        bubble={chosen && <strong className="wrap-anywhere">{places[Number(chosen)]?.name}</strong>}
        labelOf={({ ids }) => ids.map((id) => places[Number(id)]?.name).join(', ')}
        onChoose={setChosen}
        onMove={() => undefined}
      />
    </section>
  );
}
