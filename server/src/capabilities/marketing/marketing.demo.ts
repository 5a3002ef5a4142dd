import type { MarketingProject } from '@lakou/contract/marketing';
import { clusterKeywords, findKeywords } from '@lakou/contract/marketing-keywords.rules';
import { newRank, planCalendar, writeBrief } from '@lakou/contract/marketing-plan.rules';
import type { DemoSession } from '#platform/demo-session.ts';

const ADMIN = 'admin@lakou.test';
const BASE = '/api/admin/marketing/projects';

/** Our guides that people read most, as pages of the site. */
const PAGES = [
  ['tansyon', 'Tansyon: kijan pou ou viv byen ak li', 'tansyon'],
  ['dyabet', 'Dyabèt: siy, manje ak tretman', 'dyabèt'],
  ['gwoses', 'Swiv gwosès ou: randevou ak siy danje', 'gwosès'],
  ['timoun', 'Vaksen ak lafyèv lakay timoun', 'timoun'],
] as const;

/** A project about diabetes, begun and planned. */
export async function seedMarketing(session: DemoSession, now: Date): Promise<void> {
  const project = await session.act<MarketingProject>(ADMIN, now, `POST ${BASE}`, {
    name: 'Dyabèt an kreyòl',
    domain: 'lakou.example',
  });
  const pages = PAGES.map(([path, title, topic]) => ({
    url: `https://lakou.example/ht/${path}`,
    title,
    topic,
  }));
  const keywords = findKeywords('dyabèt', 'ht');
  const clusters = clusterKeywords(keywords);
  const [best] = clusters;
  const ranks = [
    { kw: 'siy dyabèt', loc: 'Ayiti', url: '/ht', tag: 'gid', competitor: '' },
    { kw: 'doktè dyabèt', loc: 'Okap', url: '/ht', tag: 'paj', competitor: '' },
  ];
  const work = {
    ...project.work,
    seed: 'dyabèt',
    keywords,
    clusters,
    pages: [...project.work.pages, ...pages].slice(0, 100),
    brief: best ? writeBrief(best, { keywords, pages, words: 1200 }) : null,
    calendar: { perWeek: 2, planned: planCalendar(clusters, 2, now.toISOString().slice(0, 10)) },
    ranks: ranks.map(newRank),
  };
  const { name, domain, version } = project;
  await session.act(ADMIN, now, `PUT ${BASE}/${project.id}`, { name, domain, version, work });
}
