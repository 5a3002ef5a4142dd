import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { Id } from '@lakou/contract/primitives';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { ArticlePage } from '#platform/http/article/article.ts';
import type { Platform } from '#platform/platform.ts';
import { nextFreeTimes } from '../scheduling/next-free.service.ts';
import { findEntry, listEntryIds } from './directory.store.ts';
import { providerArticle } from './provider-page.view.ts';
import { hidesUnverified } from './providers.service.ts';

const FREE_TIMES = 3;
// Three addresses each: a sitemap holds at most 50,000.
const MOST_LISTED = 10_000;

/**
 * A provider's public page. A provider who is not listed is answered like one who does not exist.
 */
export const providerPage = ({ db, clock, config }: Platform): ArticlePage => ({
  path: '/providers/:id(^[0-9a-fA-F-]{36}$)',
  listed: async () => {
    const grant = systemGrant('directory:read', {
      db: db.mayLag(),
      at: clock.now(),
      requestId: 'sitemap',
    });
    return (await listEntryIds(grant, MOST_LISTED)).map((id) => `/providers/${id}`);
  },
  async find({ params, lang }) {
    const { data: id } = Id.safeParse(params.id);
    if (!id) return undefined;
    const grant = systemGrant('provider:read', { db, at: clock.now(), requestId: 'page' });
    const mustBeVerified = hidesUnverified(config);
    const [entry, free] = await Promise.all([
      findEntry(grant, id, mustBeVerified),
      nextFreeTimes(grant, id, { count: FREE_TIMES, mustBeVerified }),
    ]);
    if (!entry || !free) return undefined;
    // Who is not verified yet is booked for no home visit, where that is asked for.
    const goesHome = entry.isVerified || config.providerVerification === 'off';
    const modes = BOOKING_MODES.filter(
      (mode) => entry.cents[mode] !== undefined && (goesHome || mode !== 'in_home'),
    );
    const { htgPerUsd, publicUrl } = config;
    return providerArticle({ entry, modes, free, htgPerUsd, lang, publicUrl });
  },
});
