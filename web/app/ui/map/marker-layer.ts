import { divIcon, type Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet';
import type { Group } from './spots.ts';

const PIN =
  '<svg width="30" height="38" viewBox="0 0 36 44" aria-hidden="true"><path d="M18 42C8 30 4 24 4 17a14 14 0 0 1 28 0c0 7-4 13-14 25Z" fill="currentColor" stroke="var(--surface)" stroke-width="2.5"/><circle cx="18" cy="17" r="5.5" fill="var(--surface)"/></svg>';

const iconOf = ({ id, count }: Group, active: boolean) => {
  const state = active ? ' is-active' : '';
  return id
    ? divIcon({
        className: `spot-pin${state}`,
        html: PIN,
        iconSize: [44, 44],
        iconAnchor: [22, 40],
        popupAnchor: [0, -34],
      })
    : divIcon({ className: `spot-group${state}`, html: `<span>${count}</span>`, iconSize: [44, 44] });
};

interface Drawn {
  group: Group;
  mark: Marker;
  isActive: boolean;
}

interface Settings {
  labelOf: (group: Group) => string;
  onPress: (group: Group) => void;
}

/** The markers on a map. Unchanged markers are not recreated, because one may be pressed or have the focus. */
export function markerLayer(map: LeafletMap, { labelOf, onPress }: Settings) {
  const layer = layerGroup().addTo(map);
  let drawn = new Map<string, Drawn>();

  function add(group: Group, label: string): Drawn {
    const mark = marker(group, {
      icon: iconOf(group, false),
      alt: label,
      title: label,
      riseOnHover: true,
      // A press focuses a marker before it is released: moving it then would turn the press into one on the map.
      autoPanOnFocus: false,
    })
      .on('click', () => onPress(group))
      // Leaflet gives the marker the role of a button, but no keyboard events.
      .on('keydown', ({ originalEvent: pressed }) => {
        if (pressed.key !== 'Enter' && pressed.key !== ' ') return;
        pressed.preventDefault();
        onPress(group);
      })
      .on('add', ({ target }) => target.getElement()?.setAttribute('aria-label', label))
      .addTo(layer);
    mark.getElement()?.addEventListener('focus', ({ currentTarget }) => {
      if ((currentTarget as Element).matches(':focus-visible')) map.panInside(group, { padding: [44, 44] });
    });
    return { group, mark, isActive: false };
  }

  function draw(groups: readonly Group[], active: string | undefined): void {
    const before = drawn;
    const held = [...before.values()].find(({ mark }) => mark.getElement() === document.activeElement)?.group;
    drawn = new Map();
    for (const group of groups) {
      const isActive = active !== undefined && group.ids.includes(active);
      const label = labelOf(group);
      const { key, lat, lng, count, ids, opensAt } = group;
      const look = [key, lat, lng, count, ids[0], opensAt, label].join(' ');
      const one = before.get(look) ?? add(group, label);
      if (one.isActive !== isActive)
        one.mark.setIcon(iconOf(group, isActive)).setZIndexOffset(isActive ? 1000 : 0);
      drawn.set(look, { ...one, isActive });
      before.delete(look);
    }
    for (const { mark } of before.values()) mark.remove();
    // When the focused marker was replaced, the marker that now shows the same people gets the focus.
    if (!held || map.getContainer().contains(document.activeElement)) return;
    const same = [...drawn.values()].find(({ group }) => held.ids.some((id) => group.ids.includes(id)));
    (same?.mark.getElement() ?? map.getContainer()).focus({ preventScroll: true });
  }

  /** What the marker at this element shows. */
  const groupAt = (element: Element): Group | undefined =>
    [...drawn.values()].find(({ mark }) => mark.getElement()?.contains(element))?.group;

  return { draw, groupAt };
}
