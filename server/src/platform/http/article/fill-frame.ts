import { ARTICLE_FRAME } from '@lakou/contract/public-url.rules';
import { LANGUAGES, type Language, PRODUCT } from '@lakou/i18n';
import type { Article } from './article.ts';
import { html } from './markup.ts';

const LOCALES: Record<Language, string> = { en: 'en_US', fr: 'fr_HT', ht: 'ht_HT' };
const SLOT = '<div data-article="true"></div>';

function headOf(article: Article, lang: Language, publicUrl: string): string {
  const { path, title, description, image, data, isHidden } = article;
  const addressIn = (other: Language) => `${publicUrl}/${other}${path}`;
  const url = addressIn(lang);
  const shared = {
    'og:type': 'article',
    'og:site_name': PRODUCT,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': LOCALES[lang],
    'og:image': `${publicUrl}${image ?? '/og.png'}`,
  };
  const { markup } = html`<title>${title}</title><meta name="description" content="${description}"/>${
    isHidden && html`<meta name="robots" content="noindex"/>`
  }<link rel="canonical" href="${url}"/>${LANGUAGES.map(
    (other) => html`<link rel="alternate" hreflang="${other}" href="${addressIn(other)}"/>`,
  )}<link rel="alternate" hreflang="x-default" href="${addressIn('en')}"/>${Object.entries(shared).map(
    ([property, content]) => html`<meta property="${property}" content="${content}"/>`,
  )}<meta name="twitter:card" content="${image ? 'summary' : 'summary_large_image'}"/>`;
  // `<` is escaped, so that no text can end the script block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${markup}<script type="application/ld+json">${json}</script>`;
}

/** The built frame with one article in it; its language links lead to the same article. */
export function fillFrame(
  frame: string,
  article: Article,
  { lang, publicUrl }: { lang: Language; publicUrl: string },
): string {
  if (!frame.includes(SLOT)) throw new Error('the frame of the public pages has no place for an article');
  return frame
    .replaceAll(`/${ARTICLE_FRAME}`, () => article.path)
    .replace('</head>', () => `${headOf(article, lang, publicUrl)}</head>`)
    .replace(SLOT, () => article.body.markup);
}
