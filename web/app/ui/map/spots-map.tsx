import MapIcon from 'lucide-react/icons/map';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { OnRequest } from '../on-request.tsx';
import type { Box, SpotsMap as Drawn } from './draw-spots.ts';
import { TownsCredit, ZoomButtons } from './map-parts.tsx';
import type { Group, Spot } from './spots.ts';

interface SpotsMapProps {
  spots: readonly Spot[];
  /** The spots that must be visible; the map moves there again when `key` changes. */
  fit: { key: string; spots: readonly Spot[] };
  tilesUrl: string | null;
  /** The id of the highlighted marker. */
  active: string | undefined;
  /** The id of the marker whose bubble is open. */
  chosen: string | undefined;
  bubble: ReactNode;
  labelOf: (group: Group) => string;
  onChoose: (id: string | undefined) => void;
  onMove?: (box: Box) => void;
  /** Somebody already pressed a button for it: in low-data mode too it is shown at once. */
  wasAsked?: boolean;
}

/** A map that corresponds to a list beside it; in low-data mode it is shown on request. */
export function SpotsMap({ wasAsked = false, ...props }: SpotsMapProps) {
  const { t } = useTranslation('common');
  if (wasAsked) return <ShownMap {...props} />;
  return (
    <OnRequest ask={t('map.show')} icon={MapIcon}>
      <ShownMap {...props} />
    </OnRequest>
  );
}

/** The map library is loaded when a map is shown. */
function ShownMap(props: Omit<SpotsMapProps, 'wasAsked'>) {
  const { spots, fit, tilesUrl, active, chosen, bubble, labelOf, onChoose, onMove } = props;
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const holder = useRef<HTMLDivElement>(null);
  const fitted = useRef<string>(undefined);
  const [drawn, setDrawn] = useState<Drawn>();
  const [failed, setFailed] = useState(false);
  const [inside] = useState(() => document.createElement('div'));
  const chose = useEffectEvent(onChoose);
  const moved = useEffectEvent((box: Box) => onMove?.(box));
  const label = useEffectEvent(labelOf);

  useEffect(() => {
    let map: Drawn | undefined;
    let gone = false;
    import('./draw-spots.ts').then(
      ({ drawSpots }) => {
        if (gone || !holder.current) return;
        map = drawSpots(holder.current, {
          lang,
          tilesUrl,
          labelOf: (group) => label(group),
          onChoose: (id) => chose(id),
          onMove: (box) => moved(box),
        });
        fitted.current = undefined;
        setDrawn(map);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      setDrawn(undefined);
      map?.remove();
    };
  }, [lang, tilesUrl]);
  useEffect(() => {
    if (!drawn) return;
    drawn.show(spots);
    // With tiles the map keeps its position until somebody moves it or searches another place.
    if (fitted.current === fit.key || fit.spots.length === 0) return;
    if (!tilesUrl || fitted.current !== undefined) drawn.fit(fit.spots);
    fitted.current = fit.key;
  }, [drawn, spots, fit, tilesUrl]);
  useEffect(() => drawn?.highlight(chosen ?? active), [drawn, chosen, active]);
  useEffect(() => drawn?.bubble(chosen, inside), [drawn, chosen, inside]);
  useEffect(() => {
    // The content of the bubble may be loaded after it opened.
    const sized = new ResizeObserver(() => drawn?.refit());
    sized.observe(inside);
    return () => sized.disconnect();
  }, [drawn, inside]);

  if (failed) return <p className="p-4 text-15 text-ink-soft">{t('map.failed')}</p>;
  return (
    <div className="relative isolate size-full overflow-hidden">
      <div ref={holder} className="haiti-map size-full bg-sea-tint" />
      {createPortal(bubble, inside)}
      {drawn && <ZoomButtons corner="top-3 right-3" onZoom={drawn.zoom} />}
      {!tilesUrl && <TownsCredit />}
    </div>
  );
}
