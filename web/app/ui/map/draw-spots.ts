import type { Language } from '@lakou/i18n';
import { map as createMap, layerGroup, polyline, popup, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { drawHaiti, drawUnitedStates, keepTownNames } from './base-layer.ts';
import { fanOf } from './fan.ts';
import { markerLayer } from './marker-layer.ts';
import { arrange, CLOSEST, extentOf, type Group, type Spot } from './spots.ts';
import { isInHaiti, type Point } from './towns.ts';

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Settings {
  lang: Language;
  /** The tile server that the operator chose; null for our own map. */
  tilesUrl: string | null;
  labelOf: (group: Group) => string;
  onChoose: (id: string | undefined) => void;
  onMove: (box: Box) => void;
}

export interface SpotsMap {
  show: (spots: readonly Spot[]) => void;
  /** Moves the map so that all of these are visible. */
  fit: (spots: readonly Point[]) => void;
  highlight: (id: string | undefined) => void;
  /** Opens a bubble at a spot with the caller's content. */
  bubble: (id: string | undefined, content: HTMLElement) => void;
  /** Resizes the bubble after its content changed. */
  refit: () => void;
  zoom: (by: number) => void;
  remove: () => void;
}

// A town name that is closer than this to a marker is moved.
const MARKER_ROOM = 26;
const CENTRE: [number, number] = [18.54, -72.34];
const FIRST_ZOOM = 13;
const POPUP_WIDTH = 300;
// The bubble's own padding and its distance from both edges of the map.
const BUBBLE_MARGINS = 76;
// Zoomed in to one street, the outlines would show nothing.
const FITTED_AT_MOST = 10;

// Our own map shows no more details beyond this zoom, so markers at one place are fanned out instead.
const SHOWS_UP_TO = 13;
const MOST_FANNED = 12;

/** Markers on our own map or on tiles, grouped where they would overlap. */
export function drawSpots(holder: HTMLElement, settings: Settings): SpotsMap {
  const { lang, tilesUrl, labelOf, onChoose, onMove } = settings;
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(holder, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    // The timer of the zoom animation would fail when the page is left before it ends.
    zoomAnimation: false,
    maxZoom: CLOSEST,
    minZoom: 3,
  }).setView(CENTRE, FIRST_ZOOM);
  let groupsIn = arrange([]);
  let groups: Group[] = [];
  let places = new Map<string, Spot>();
  let active: string | undefined;
  let fanned: string | undefined;
  let drawnStates = tilesUrl !== null;
  let nameTowns = () => {};

  if (tilesUrl) tileLayer(tilesUrl, { maxZoom: CLOSEST }).addTo(map);
  else {
    drawHaiti(map);
    nameTowns = keepTownNames(map, lang, ([x, y]) =>
      groups.some((group) => map.latLngToLayerPoint(group).distanceTo([x, y]) < MARKER_ROOM),
    );
    map.fitBounds([
      [18.0, -74.5],
      [20.1, -71.6],
    ]);
  }

  const legs = layerGroup().addTo(map);
  const markers = markerLayer(map, { labelOf, onPress: choose });
  const bubble = popup({
    maxWidth: POPUP_WIDTH,
    minWidth: 220,
    closeButton: false,
    // Only `onChoose` opens and closes bubbles; one that the library closed would not open again.
    closeOnClick: false,
    closeOnEscapeKey: false,
    autoPanPadding: [16, 16],
  });

  function choose(group: Group) {
    if (group.id) return onChoose(group.id);
    // A group that the server made opens by zooming in, which requests its parts.
    const opensAt = Math.min(CLOSEST, group.opensAt ?? map.getZoom() + 2);
    const isTogether = group.ids.length === group.count && group.count <= MOST_FANNED;
    const nothingCloser =
      opensAt <= map.getZoom() || (isTogether && opensAt > (tilesUrl ? CLOSEST : SHOWS_UP_TO));
    if (!nothingCloser) return void map.setView(group, opensAt, { animate });
    fanned = group.key;
    draw();
  }
  /** Places the members of a group around its position. */
  function fanOut(group: Group): Group[] {
    const middle = map.latLngToLayerPoint(group);
    return fanOf(group.ids.length).flatMap(([x, y], at) => {
      const id = group.ids[at];
      if (!id) return [];
      const { lat, lng } = map.layerPointToLatLng(middle.add([x, y]));
      polyline([group, { lat, lng }], { className: 'spot-leg', interactive: false }).addTo(legs);
      return [{ key: id, lat, lng, count: 1, id, ids: [id], opensAt: undefined }];
    });
  }
  function draw() {
    const bounds = map.getBounds().pad(0.15);
    const found = groupsIn(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    );
    legs.clearLayers();
    groups = found.flatMap((group) => (group.key === fanned ? fanOut(group) : [group]));
    markers.draw(groups, active);
  }
  // The map may move under a press, and then the browser takes it for one on the map: what counts is where it began.
  let pressed: Group | undefined;
  let isOnBubble = false;
  holder.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target instanceof Element ? markers.groupAt(target) : undefined;
      isOnBubble = target instanceof Element && target.closest('.leaflet-popup') !== null;
    },
    { capture: true },
  );
  map.on('moveend', () => {
    draw();
    const bounds = map.getBounds();
    onMove({
      west: Math.max(-180, bounds.getWest()),
      south: Math.max(-90, bounds.getSouth()),
      east: Math.min(180, bounds.getEast()),
      north: Math.min(90, bounds.getNorth()),
    });
  });
  const fold = () => {
    fanned = undefined;
  };
  map.on('zoomstart', fold);
  map.on('click', () => {
    if (pressed) return choose(pressed);
    if (isOnBubble) return;
    fold();
    draw();
    onChoose(undefined);
  });
  map.on('keydown', ({ originalEvent: { key } }) => {
    if (key === 'Escape') onChoose(undefined);
  });
  const sized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sized.observe(holder);

  return {
    show(spots) {
      fold();
      groupsIn = arrange(spots);
      places = new Map(spots.flatMap((spot) => (spot.id ? [[spot.id, spot]] : [])));
      if (!drawnStates && spots.some((spot) => !isInHaiti(spot))) {
        drawnStates = true;
        void drawUnitedStates(map).catch(() => {
          drawnStates = false;
        });
      }
      draw();
      nameTowns();
    },
    fit(spots) {
      const extent = extentOf(spots);
      if (extent) map.fitBounds(extent, { padding: [48, 48], maxZoom: FITTED_AT_MOST, animate: false });
    },
    highlight(id) {
      if (id === active) return;
      active = id;
      draw();
    },
    bubble(id, content) {
      const at = groups.find((group) => group.id === id) ?? (id ? places.get(id) : undefined);
      if (!id || !at) return void bubble.remove();
      bubble.setLatLng(at).setContent(content);
      bubble.options.offset = [0, -28];
      bubble.options.maxWidth = Math.min(POPUP_WIDTH, holder.clientWidth - BUBBLE_MARGINS);
      bubble.openOn(map);
    },
    refit: () => void bubble.update(),
    zoom: (by) => void map.setZoom(map.getZoom() + by, { animate }),
    remove() {
      sized.disconnect();
      map.remove();
    },
  };
}
