import type { PageFacts } from './marketing-audit.rules.ts';
import { countWords } from './marketing-plan.rules.ts';

type Attributes = ReadonlyMap<string, string>;
type Piece =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'text'; readonly text: string };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
};

const decode = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Where a tag ends: a `>` inside quotes does not end it. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const letter = html[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if ((letter === '"' || letter === "'") && /[=\s]/.test(html[at - 1] ?? '')) quote = letter;
    else if (letter === '>') return at;
  }
  return html.length;
}

const ATTRIBUTE = /([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(text: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  return found;
}

// What stands inside is not text of the page.
const RAW = new Set(['script', 'style', 'template', 'noscript', 'svg', 'textarea']);

/** The tags and texts of a page in their order; broken HTML gives what can be read of it. */
function* piecesOf(html: string): Generator<Piece> {
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0 || start > at)
      yield { kind: 'text', text: html.slice(at, start < 0 ? html.length : start) };
    if (start < 0) return;
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const name = /^\/?([a-z][a-z0-9-]*)/i.exec(html.slice(start + 1, start + 40))?.[1]?.toLowerCase();
    if (!name && !/[!?/]/.test(html[start + 1] ?? '')) {
      yield { kind: 'text', text: '<' };
      at = start + 1;
      continue;
    }
    const end = endOfTag(html, start + 1);
    at = end + 1;
    if (!name) continue;
    if (html[start + 1] === '/') {
      yield { kind: 'close', name, attributes: new Map() };
      continue;
    }
    const attributes = attributesOf(html.slice(start + 1 + name.length, end));
    yield { kind: 'open', name, attributes };
    if (!RAW.has(name) || html[end - 1] === '/') continue;
    const close = lower.indexOf(`</${name}`, at);
    at = close < 0 ? html.length : close;
  }
}

/** Links that say nothing of where they lead, in three languages. */
const GENERIC = new Set([
  'click here',
  'here',
  'read more',
  'learn more',
  'more',
  'this link',
  'link',
  'cliquez ici',
  'ici',
  'lire la suite',
  'en savoir plus',
  'plus',
  'klike la',
  'la a',
  'isit la',
  'li plis',
  'aprann plis',
  'plis',
]);

const plain = (text: string) => decode(text).replace(/\s+/g, ' ').trim();
const isGeneric = (text: string) =>
  GENERIC.has(
    plain(text)
      .toLowerCase()
      .replace(/[.…!→›»\s]+$/u, ''),
  );

/** Whether a link stays on the site: a path, or an address of the same host. */
function staysOn(href: string, host: string): boolean {
  if (/^(?:#|$|mailto:|tel:|javascript:|data:)/i.test(href.trim())) return false;
  try {
    return new URL(href, `https://${host || 'site.invalid'}/`).host === (host || 'site.invalid');
  } catch {
    return false;
  }
}

/** Reads a page once; `host` is the site's own, so that its absolute links count as internal. */
export function readPage(html: string, host = ''): PageFacts {
  const headings: number[] = [];
  const metas = new Map<string, string>();
  let body = '';
  let title = '';
  let inTitle = false;
  let inHead = false;
  let link: { href: string; text: string } | undefined;
  let hasCanonical = false;
  let imagesWithoutAlt = 0;
  let internalLinks = 0;
  let genericAnchors = 0;
  const endLink = () => {
    if (link && isGeneric(link.text)) genericAnchors += 1;
    link = undefined;
  };
  for (const piece of piecesOf(html)) {
    if (piece.kind === 'text') {
      if (inTitle) title += piece.text;
      else if (!inHead) body += piece.text;
      if (link) link.text += piece.text;
      continue;
    }
    const { name, attributes } = piece;
    const isOpen = piece.kind === 'open';
    if (!/^(?:a|b|i|em|strong|span|mark|abbr|small|sub|sup|code)$/.test(name)) body += ' ';
    if (name === 'head') inHead = isOpen;
    if (name === 'body') inHead = false;
    if (name === 'title') inTitle = isOpen && !title;
    if (name === 'a') endLink();
    if (!isOpen) continue;
    const value = (key: string) => attributes.get(key) ?? '';
    if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
    if (name === 'img' && !attributes.has('alt')) imagesWithoutAlt += 1;
    if (name === 'meta') metas.set((value('name') || value('property')).toLowerCase(), value('content'));
    if (name === 'link' && /\bcanonical\b/i.test(value('rel')) && value('href')) hasCanonical = true;
    if (name === 'a' && attributes.has('href')) {
      link = { href: value('href'), text: value('aria-label') ? `${value('aria-label')} ` : '' };
      if (staysOn(link.href, host)) internalLinks += 1;
    }
  }
  endLink();
  const has = (...names: string[]) => names.every((name) => metas.get(name));
  return {
    title: plain(title),
    description: plain(metas.get('description') ?? ''),
    headings,
    words: countWords(decode(body)),
    hasCanonical,
    hasViewport: has('viewport'),
    robots: [metas.get('robots'), metas.get('googlebot')].filter(Boolean).join(','),
    hasOpenGraph: has('og:title', 'og:description', 'og:image'),
    hasTwitter: has('twitter:card'),
    imagesWithoutAlt,
    internalLinks,
    genericAnchors,
  };
}
