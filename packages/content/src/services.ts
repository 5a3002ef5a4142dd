// The browser imports this module too: no file system, no schema library.
import catalogue from '../services/services.json' with { type: 'json' };
import type { Words } from './kit/words.ts';

/** How a service can be given. */
export const SERVICE_MODES = ['in_home', 'clinic', 'video', 'audio', 'chat'] as const;
export type ServiceMode = (typeof SERVICE_MODES)[number];

export interface ServiceCategory {
  slug: string;
  name: Words;
}

/** Something a patient can book. The slug never changes: bookings refer to it. */
export interface Service {
  slug: string;
  category: string;
  name: Words;
  minutes: number;
  modes: readonly ServiceMode[];
}

// JSON widens the modes to any text; the test checks the file against this type.
const written = catalogue as (ServiceCategory & { services: Omit<Service, 'category'>[] })[];

/** In the order in which they are offered. */
export const SERVICE_CATEGORIES: readonly ServiceCategory[] = written.map(({ slug, name }) => ({
  slug,
  name,
}));

export const SERVICES: readonly Service[] = written.flatMap(({ slug: category, services }) =>
  services.map((service) => ({ ...service, category })),
);

const byKey = new Map(
  SERVICES.flatMap((service) => [
    [service.slug, service],
    [keyOf(service.name.en), service],
  ]),
);

/** By slug or English name, whatever the case; undefined for a service that is not in the catalogue. */
export function findService(slugOrEnglishName: string): Service | undefined {
  return byKey.get(keyOf(slugOrEnglishName));
}

/** A visit at home takes an hour, including the way. */
export function minutesFor(service: Service, mode: ServiceMode): number {
  return mode === 'in_home' ? Math.max(HOME_MINUTES, service.minutes) : service.minutes;
}

const HOME_MINUTES = 60;

/** A phone may replace the ’ of a name by a '. */
function keyOf(text: string): string {
  return text.trim().toLowerCase().replaceAll("'", '’');
}
