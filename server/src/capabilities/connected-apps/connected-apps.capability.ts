import type { Capability } from '#platform/capability.ts';
import { seedApps } from './connected-apps.demo.ts';
import { forgetEndedTokens } from './connected-apps.jobs.ts';
import { connectedApps } from './connected-apps.routes.ts';
import { copyConsents } from './connected-apps.store.ts';

export const capability = {
  routes: connectedApps,
  jobs: (platform) =>
    platform.jobs.recurring('ended-app-tokens', '17 * * * *', () => forgetEndedTokens(platform)),
  copy: copyConsents,
  demo: (_session, platform) => seedApps(platform),
} satisfies Capability;
