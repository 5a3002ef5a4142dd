import { SERVICE_CATEGORIES, SERVICES } from '@lakou/content/services';
import type { Routes } from '#platform/capability.ts';
import { canReadCatalogue } from './services.access.ts';

const CATALOGUE = SERVICE_CATEGORIES.map(({ slug, name }) => ({
  slug,
  name,
  services: SERVICES.filter(({ category }) => category === slug).map((service) => ({
    slug: service.slug,
    name: service.name,
    minutes: service.minutes,
    modes: [...service.modes],
  })),
}));

export const services: Routes = (on) => {
  on('GET /api/services', canReadCatalogue, () => CATALOGUE);
};
