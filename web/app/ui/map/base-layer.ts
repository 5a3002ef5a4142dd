import type { Language } from '@lakou/i18n';
import { divIcon, type Map as LeafletMap, layerGroup, marker, type PointTuple, polygon } from 'leaflet';
import { labelsThatFit } from './town-labels.ts';
import { NEIGHBOUR, nameIn, OUTLINES, outlinesOf, TOWNS, type Town, US_TOWNS } from './towns.ts';

/** Haiti's departments, and the rest of the island. Nothing is fetched. */
export function drawHaiti(map: LeafletMap): void {
  polygon(NEIGHBOUR, { className: 'haiti-neighbour', interactive: false }).addTo(map);
  for (const outline of OUTLINES)
    polygon(outline, { className: 'haiti-land', interactive: false, smoothFactor: 0.5 }).addTo(map);
}

/** The states, which come only when somebody is to be shown there. */
export async function drawUnitedStates(map: LeafletMap): Promise<void> {
  const { default: us } = await import('./us.json');
  for (const state of us.states)
    polygon(outlinesOf(state), { className: 'haiti-land', interactive: false, smoothFactor: 0.5 }).addTo(map);
}

// On a map of a whole continent ours are few: all of them are named.
const ABROAD = US_TOWNS.map((town) => ({ ...town, rank: 1 }));

/**
 * Names of towns, as many as have room at each zoom, under the markers. `isMarked` says where one stands: the name
 * then makes room for it. Answers what to call when markers changed.
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
