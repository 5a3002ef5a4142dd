import type { Capability } from '#platform/capability.ts';
import { providers } from './providers.routes.ts';
import { providerPage } from './public-page.service.ts';

export const capability = {
  routes: providers,
  pages: (platform) => [providerPage(platform)],
  ownTables: { provider_reviews: 'author_id' },
} satisfies Capability;
