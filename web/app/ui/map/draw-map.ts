import type { Language } from '@lakou/i18n';
import { map as createMap, divIcon, marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { drawHaiti, keepTownNames } from './base-layer.ts';
import { HAITI, type Point } from './towns.ts';

export interface DrawnMap {
  /** Moves the pin there, and the map too when the pin is outside it. */
  pin: (point: Point | undefined) => void;
  zoom: (by: number) => void;
  remove: () => void;
}

const PIN = divIcon({
  className: '',
  iconSize: [36, 44],
  iconAnchor: [18, 42],
  html: '<svg width="36" height="44" viewBox="0 0 36 44"><path d="M18 42C8 30 4 24 4 17a14 14 0 0 1 28 0c0 7-4 13-14 25Z" fill="var(--hibiscus)" stroke="var(--surface)" stroke-width="2.5"/><circle cx="18" cy="17" r="5.5" fill="var(--surface)"/></svg>',
});
const CLOSE = 10;
const isSame = (a: Point, b: Point) => Math.abs(a.lat - b.lat) + Math.abs(a.lng - b.lng) < 0.0001;
const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Our own base map: departments and towns, no tiles, no requests. The outlines are too coarse for streets. */
export function drawMap(holder: HTMLElement, lang: Language, onPick: (point: Point) => void): DrawnMap {
  const bounds: [[number, number], [number, number]] = [
    [HAITI.south, HAITI.west],
    [HAITI.north, HAITI.east],
  ];
  // Keyboards and screen readers use the list of towns, so the map is hidden from them.
  const map = createMap(holder, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    // The timer of the zoom animation would fail when the dialog closes before it ends.
    zoomAnimation: false,
    zoomSnap: 0.25,
    maxZoom: 11.5,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
  }).fitBounds(bounds);
  map.setMinZoom(map.getZoom());
  drawHaiti(map);
  keepTownNames(map, lang);

  const pin = marker([0, 0], { icon: PIN, interactive: false, keyboard: false, zIndexOffset: 1000 });
  let picked: Point | undefined;
  map.on('click', ({ latlng }) => {
    picked = { lat: latlng.lat, lng: latlng.lng };
    onPick(picked);
  });
  const sized = new ResizeObserver(() => map.invalidateSize());
  sized.observe(holder);

  return {
    pin(point) {
      if (!point) return void pin.remove();
      pin.setLatLng(point).addTo(map);
      // A point that was tapped is in view already; for a point from the list, the map moves there.
      if (!picked || !isSame(picked, point)) map.setView(point, Math.max(CLOSE, map.getZoom()), { animate });
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by, { animate }),
    remove() {
      sized.disconnect();
      map.remove();
    },
  };
}
