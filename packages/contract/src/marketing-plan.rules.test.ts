import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnPage } from './marketing.rules.ts';
import { clusterKeywords, findKeywords } from './marketing-keywords.rules.ts';
import {
  briefText,
  clampPosition,
  newRank,
  planCalendar,
  shorten,
  spacingOf,
  suggestLinks,
  toCsv,
  topPages,
  writeBrief,
} from './marketing-plan.rules.ts';

const keywords = findKeywords('diabetes', 'en');
const clusters = clusterKeywords(keywords);
const pages: OwnPage[] = Array.from({ length: 12 }, (_, index) => ({
  url: `https://lakou.example/en/${index}`,
  title: `Diabetes guide ${index}`,
  topic: `diabetes care ${index}`,
}));

test('MKT-2 a brief has the headings of its cluster, questions and five links to own pages', () => {
  const [cluster] = clusters;
  if (!cluster) throw new Error('no cluster');
  const brief = writeBrief(cluster, { keywords, pages, words: 1200 });
  expect(brief).toMatchObject({ topic: cluster.topic, words: 1200 });
  expect(brief.headings).toHaveLength(cluster.keywords.length);
  expect([brief.links.length, brief.questions.length]).toEqual([5, 5]);
  const text = briefText(brief, { words: '1,200 words', headings: 'H', questions: 'Q', links: 'L' });
  expect(text.match(/\]\(https:/g)).toHaveLength(5);
  expect(topPages(cluster, pages)).toHaveLength(3);
});

test('MKT-2 a calendar has at most 24 posts, floor(7 / posts a week) days apart, the best first', () => {
  expect([1, 2, 3, 4, 7, 9, 0, 2.9].map(spacingOf)).toEqual([7, 3, 2, 1, 1, 1, 7, 3]);
  const many = Array.from({ length: 40 }, (_, ice) => ({
    topic: `t${ice}`,
    volume: 1,
    difficulty: 1,
    ice: ice / 4,
    keywords: [],
  }));
  const planned = planCalendar(many, 2, '2026-12-30');
  expect(planned).toHaveLength(24);
  expect(planned.slice(0, 3)).toEqual([
    { day: '2026-12-30', topic: 't39' },
    { day: '2027-01-02', topic: 't38' },
    { day: '2027-01-05', topic: 't37' },
  ]);
});

test('MKT-2 eight pages to link to, each weighing 5 % less than the one before, never the page itself', () => {
  const [from] = pages;
  if (!from) throw new Error('no page');
  const suggested = suggestLinks(from, pages);
  expect(suggested.map(({ weight }) => weight)).toEqual([100, 95, 90, 85, 80, 75, 70, 65]);
  expect(suggested.map(({ url }) => url)).not.toContain(from.url);
});

test('MKT-2 shortening takes a block of at most 400 characters from the end, and ends at nothing', () => {
  expect(shorten('One.\n\nTwo.')).toBe('One.');
  expect(shorten(`One.\n\n${'word '.repeat(300)}`).length).toBeGreaterThan(1000);
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const shorter = shorten(text);
      expect(text.startsWith(shorter)).toBe(true);
      expect(text.trimEnd().slice(shorter.length).trimStart().length).toBeLessThanOrEqual(400);
      if (text.trim()) expect(shorter.length).toBeLessThan(text.trimEnd().length);
    }),
  );
});

test('MKT-2 ranks lie from 1 to 100, and new ones from 50 to 69', () => {
  expect([-3, 0, 1, 100, 140, Number.NaN, 12.4].map(clampPosition)).toEqual([1, 1, 1, 100, 100, 1, 12]);
  fc.assert(
    fc.property(fc.string(), fc.string(), (kw, loc) => {
      const { pos } = newRank({ kw, loc, url: '', tag: '', competitor: '' });
      expect(pos >= 50 && pos <= 69).toBe(true);
    }),
  );
});

test('MKT-4 a CSV cell is neither a formula nor split', () => {
  expect(toCsv([['=1+1', 'a,b', 'say "x"', -5]])).toBe(`"'=1+1","a,b","say ""x""",-5\r\n`);
});
