import type { Language } from '@lakou/i18n';
import { divIcon, type Map as LeafletMap, layerGroup, marker, type PointTuple, polygon } from 'leaflet';
import { labelsThatFit } from './town-labels.ts';
import { NEIGHBOUR, nameIn, OUTLINES, outlinesOf, TOWNS, type Town, US_TOWNS } from './towns.ts';

/** Draws Haiti's departments and the rest of the island, without any request. */
export function drawHaiti(map: LeafletMap): void {
  polygon(NEIGHBOUR, { className: 'haiti-neighbour', interactive: false }).addTo(map);
  for (const outline of OUTLINES)
    polygon(outline, { className: 'haiti-land', interactive: false, smoothFactor: 0.5 }).addTo(map);
}

/** Draws the states; the outlines are loaded only when a marker is in the United States. */
export async function drawUnitedStates(map: LeafletMap): Promise<void> {
  const { default: us } = await import('./us.json');
  for (const state of us.states)
    polygon(outlinesOf(state), { className: 'haiti-land', interactive: false, smoothFactor: 0.5 }).addTo(map);
}

// The list of US towns is short, so all of them are labelled.
const ABROAD = US_TOWNS.map((town) => ({ ...town, rank: 1 }));

/**
 * Draws as many town names as fit at each zoom, under the markers. A name moves where `isMarked` finds a marker.
 * Returns a function to call when the markers changed.
 */
export function keepTownNames(
  map: LeafletMap,
  lang: Language,
  isMarked: (spot: PointTuple) => boolean = () => false,
): () => void {
  map.createPane('towns').classList.add('haiti-towns');
  const labels = layerGroup().addTo(map);
  const named: Town[] = [...TOWNS, ...ABROAD].map((town) => ({ ...town, name: nameIn(lang, town) }));
  function label() {
    labels.clearLayers();
    const inSight = named.filter((town) => map.getBounds().pad(0.2).contains(town));
    for (const town of labelsThatFit(inSight, map.getZoom(), (one) => map.latLngToLayerPoint(one))) {
      const { x, y } = map.latLngToLayerPoint(town);
      const icon = divIcon({
        className: isMarked([x, y]) ? 'haiti-town is-marked' : 'haiti-town',
        html: town.name,
        iconSize: undefined,
        iconAnchor: [0, 9],
      });
      marker(town, { icon, pane: 'towns', interactive: false, keyboard: false }).addTo(labels);
    }
  }
  label();
  map.on('moveend', label);
  return label;
}
