import MapIcon from 'lucide-react/icons/map';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { OnRequest } from '../on-request.tsx';
import type { DrawnMap } from './draw-map.ts';
import { TownsCredit, ZoomButtons } from './map-parts.tsx';
import type { Point } from './towns.ts';

interface HaitiMapProps {
  point: Point | undefined;
  onPick: (point: Point) => void;
}

/** A map on which a point can be tapped; in low-data mode it is shown on request. */
export function HaitiMap(props: HaitiMapProps) {
  const { t } = useTranslation('common');
  return (
    <div className="isolate h-64 overflow-hidden rounded-card border border-line md:h-80">
      <OnRequest ask={t('map.show')} icon={MapIcon}>
        <ShownMap {...props} />
      </OnRequest>
    </div>
  );
}

/** The map library is loaded when a map is shown. */
function ShownMap({ point, onPick }: HaitiMapProps) {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const holder = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const [failed, setFailed] = useState(false);
  const picked = useEffectEvent(onPick);

  useEffect(() => {
    let map: DrawnMap | undefined;
    let gone = false;
    import('./draw-map.ts').then(
      ({ drawMap }) => {
        if (gone || !holder.current) return;
        map = drawMap(holder.current, lang, (where) => picked(where));
        setDrawn(map);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      setDrawn(undefined);
      map?.remove();
    };
  }, [lang]);
  useEffect(() => drawn?.pin(point), [drawn, point]);

  if (failed) return <p className="p-4 text-15 text-ink-soft">{t('map.failed')}</p>;
  return (
    <div className="relative size-full">
      <div ref={holder} aria-hidden="true" className="haiti-map size-full bg-sea-tint" />
      {drawn && <ZoomButtons corner="top-2 left-2" onZoom={drawn.zoom} />}
      <TownsCredit />
    </div>
  );
}
