import { ARTICLE_FRAME } from '@lakou/contract/public-url.rules';
import type { Manifest } from '../../areas/manifest.ts';

export default {
  screens: [
    { area: 'site', path: '', file: 'home.page.tsx' },
    { area: 'site', path: 'how-it-works', file: 'how-it-works.page.tsx' },
    { area: 'site', path: 'about', file: 'about.page.tsx' },
    { area: 'site', path: 'fund', file: 'public-fund.page.tsx' },
    { area: 'site', path: 'terms', file: 'terms.page.tsx' },
    { area: 'site', path: 'privacy', file: 'privacy.page.tsx' },
    { area: 'site', path: 'not-found', file: 'not-found.page.tsx' },
    { area: 'article', path: ARTICLE_FRAME, file: 'article-frame.page.tsx' },
  ],
  words: [
    'site',
    'home',
    'features',
    'about',
    'how-it-works',
    'terms',
    'privacy',
    'fund-page',
    'community-fund',
  ],
} satisfies Manifest;
