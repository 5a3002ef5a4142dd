import type { Capability } from '#platform/capability.ts';
import { providers } from './providers.routes.ts';
import { clinicPage } from './public-clinic-page.service.ts';
import { providerPage } from './public-page.service.ts';

export const capability = {
  routes: providers,
  pages: (platform) => [providerPage(platform), clinicPage(platform)],
  ownTables: { provider_reviews: 'author_id', favourite_providers: 'patient_id' },
} satisfies Capability;
