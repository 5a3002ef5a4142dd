import type { Capability } from '#platform/capability.ts';
import { forgetExpiredLinks } from './health-links.jobs.ts';
import { healthLinks } from './health-links.routes.ts';
import { copyLinks } from './health-links.store.ts';

export const capability = {
  routes: healthLinks,
  jobs: (platform) =>
    platform.jobs.recurring('expired-links', '*/10 * * * *', () => forgetExpiredLinks(platform)),
  copy: copyLinks,
} satisfies Capability;
