import type { AuditedPage, Work } from '@lakou/contract/marketing';
import { type AuditGroup, auditFacts, fittingChecks } from '@lakou/contract/marketing-audit.rules';
import { readPage } from '@lakou/contract/marketing-html.rules';
import type { Language } from '@lakou/i18n';
import type { FastifyInstance } from 'fastify';

/** Asks the server itself, in the same process: no request leaves it, whatever the path. */
async function readOwn(app: FastifyInstance, path: string): Promise<string | undefined> {
  const reply = await app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
  return reply.statusCode === 200 ? reply.body : undefined;
}

const MOST_AUDITED = 300;

interface Wanted {
  readonly group: AuditGroup;
  readonly language?: Language | undefined;
}

/** What the server writes from our content has an address of two parts: /ht/guides/kolera. */
const groupOf = (path: string): string => /^\/\w\w\/([\w-]+)\/[\w-]+$/.exec(path)?.[1] ?? 'pages';

/** The paths of public pages, as the sitemap lists them; none where no web app is built. */
async function listOwn(app: FastifyInstance, publicUrl: string, wanted: Wanted): Promise<string[]> {
  const { group, language } = wanted;
  const sitemap = (await readOwn(app, '/sitemap.xml')) ?? '';
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address)
    .filter((address) => address.startsWith(`${publicUrl}/`))
    .map((address) => address.slice(publicUrl.length))
    .filter((path) => groupOf(path) === group && (!language || path.split('/')[1] === language))
    .slice(0, MOST_AUDITED);
}

export async function auditPage(
  app: FastifyInstance,
  path: string,
  publicUrl: string,
): Promise<AuditedPage | undefined> {
  const html = await readOwn(app, path);
  if (html === undefined) return undefined;
  const facts = readPage(html, new URL(publicUrl).host);
  return { path, title: facts.title, ...auditFacts(facts, fittingChecks(path)) };
}

export async function auditAll(
  app: FastifyInstance,
  publicUrl: string,
  wanted: Wanted = { group: 'pages' },
): Promise<AuditedPage[]> {
  const audited: AuditedPage[] = [];
  for (const path of await listOwn(app, publicUrl, wanted)) {
    const page = await auditPage(app, path, publicUrl);
    if (page) audited.push(page);
  }
  return audited;
}

/** The public pages as the suite lists them: the topic is what the title says before the product's name. */
export async function describeOwn(app: FastifyInstance, publicUrl: string): Promise<Work['pages']> {
  return (await auditAll(app, publicUrl)).map(({ path, title }) => ({
    url: `${publicUrl}${path}`,
    title: title.slice(0, 200) || path,
    topic: (title.split(/ [|·–—] /)[0] ?? '').slice(0, 200),
  }));
}
