import type { Point } from './towns.ts';

/** The text of the fields of a place. */
export interface PlaceDraft {
  name: string;
  lat: string;
  lng: string;
}

// A hundred-thousandth of a degree is about one metre.
const written = (degrees: number) => String(Math.round(degrees * 100_000) / 100_000);

export const EMPTY_PLACE: PlaceDraft = { name: '', lat: '', lng: '' };

export const draftOf = ({ name, lat, lng }: Point & { name: string }): PlaceDraft => ({
  name,
  ...coordinatesOf({ lat, lng }),
});

export const coordinatesOf = ({ lat, lng }: Point) => ({ lat: written(lat), lng: written(lng) });

/** Accepts comma and point as decimal separator; undefined unless both are valid coordinates. */
export function pointOf({ lat, lng }: PlaceDraft): Point | undefined {
  const point = { lat: degreesIn(lat), lng: degreesIn(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}

const degreesIn = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('\u2212', '-'));
