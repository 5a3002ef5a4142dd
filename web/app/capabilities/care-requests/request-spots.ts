import type { OpenCareRequest } from '@lakou/contract/care-requests';
import { TOWNS, US_TOWNS } from '@lakou/contract/towns.rules';
import type { Spot } from '../../ui/map/spots.ts';

const PLACES = new Map([...US_TOWNS, ...TOWNS].map((town) => [town.name, town]));

/** Where the requests stand on a map: in the middle of their town; those of a place that we do not know are left out. */
export const spotsOf = (requests: readonly Pick<OpenCareRequest, 'id' | 'commune'>[]): Spot[] =>
  requests.flatMap(({ id, commune }) => {
    const town = PLACES.get(commune);
    return town ? [{ id, count: 1, lat: town.lat, lng: town.lng }] : [];
  });
