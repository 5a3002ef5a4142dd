import type { Capability } from '#platform/capability.ts';
import { directoryPages } from './directory.service.ts';
import { providers } from './providers.routes.ts';
import { clinicPage } from './public-clinic-page.service.ts';
import { providerPage } from './public-page.service.ts';

export const capability = {
  routes: providers,
  pages: (platform) => [clinicPage(platform)],
  articles: (platform) => [...directoryPages(platform), providerPage(platform)],
  ownTables: { provider_reviews: 'author_id', favourite_providers: 'patient_id' },
} satisfies Capability;
