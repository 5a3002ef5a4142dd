import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIT_CHECKS, type AuditCheck, auditFacts, fittingChecks } from './marketing-audit.rules.ts';
import { readPage } from './marketing-html.rules.ts';
import { pixelsOf, previewOf } from './marketing-preview.rules.ts';
import { toJsonLd } from './marketing-schema.rules.ts';

const GOOD = `<!doctype html><html><head><title>${'t'.repeat(55)}</title>
<meta name="description" content="${'d'.repeat(150)}"><meta name=viewport content="width=device-width">
<link rel="canonical" href="https://a.test/en"><meta property="og:title" content="x">
<meta property="og:description" content="x"><meta property="og:image" content="x"><meta name="twitter:card" content="x">
<script>const a = '<h1>no</h1>';</script></head><body><h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Four</h2>
<!-- <h1>hidden</h1> --><img src="a.png" alt=""><a href="/en/about">About us</a><a href="/x">Read more</a>
<p>${'word '.repeat(800)}</p></body></html>`;

const failedIn = (html: string): AuditCheck[] =>
  auditFacts(readPage(html, 'a.test'))
    .results.filter(({ passed }) => !passed)
    .map(({ check }) => check);

test('MKT-3 a page that keeps all twelve rules scores 100', () => {
  expect(failedIn(GOOD)).toEqual([]);
  expect(auditFacts(readPage(GOOD)).score).toBe(100);
  expect(AUDIT_CHECKS).toHaveLength(12);
});

test.each<readonly [AuditCheck, (html: string) => string]>([
  ['title', (html) => html.replace('t'.repeat(55), 't'.repeat(49))],
  ['title', (html) => html.replace('t'.repeat(55), 't'.repeat(61))],
  ['description', (html) => html.replace('d'.repeat(150), 'd'.repeat(139))],
  ['description', (html) => html.replace('d'.repeat(150), 'd'.repeat(161))],
  ['singleH1', (html) => html.replace('<h2>Two</h2>', '<h1>Two</h1><h2>Two</h2>')],
  ['headingOrder', (html) => html.replace('<h2>Two</h2>', '')],
  ['words', (html) => html.replace('word '.repeat(20), '')],
  ['canonical', (html) => html.replace('rel="canonical"', 'rel="next"')],
  ['viewport', (html) => html.replace('name=viewport', 'name=view')],
  ['robots', (html) => html.replace('</head>', '<META NAME="robots" CONTENT="NOINDEX"></head>')],
  ['previews', (html) => html.replace('twitter:card', 'twitter:x')],
  ['previews', (html) => html.replace('og:image', 'og:x')],
  ['alternativeTexts', (html) => html.replace('alt=""', '')],
  ['internalLink', (html) => html.replace('"/en/about"', '"https://b.test"').replace('"/x"', '"//b.test/x"')],
  ['genericAnchors', (html) => html.replace('About us', 'Click here')],
])('MKT-3 the rule on %s is noticed where it is broken', (check, broken) => {
  expect(failedIn(broken(GOOD))).toEqual([check]);
});

test('MKT-3 any text is read without failing, and a long broken one ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '"', 'a', ' ', '=', '/', '!', '-', 'h1') }),
      (html) => {
        expect(auditFacts(readPage(html)).results).toHaveLength(12);
      },
    ),
  );
  for (const part of ['<', '<a ', '<a href="', '<script>', '<!--', '&#', '<h1>x', '"'])
    readPage(part.repeat(200_000 / part.length));
});

test('MKT-2 a preview is cut at 600 and 920 pixels, at a word', () => {
  const long = 'Pay a doctor or nurse visit in Haiti from the United States with card or MonCash, safely';
  const { fits, shown, pixels } = previewOf(long, 'title');
  expect([fits, pixels > 600, shown.endsWith('…')]).toEqual([false, true, true]);
  expect(pixelsOf(shown, 20)).toBeLessThanOrEqual(600);
  expect(long.startsWith(shown.slice(0, -1))).toBe(true);
  expect(previewOf('Short', 'title')).toMatchObject({ fits: true, shown: 'Short' });
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      expect(pixelsOf(previewOf(text, 'description').shown, 14)).toBeLessThanOrEqual(920);
    }),
  );
});

test('MKT-2 the four schemas are JSON-LD that cannot end its script block', () => {
  const fields = {
    name: 'Kay </script>',
    description: '',
    url: 'https://lakou.example',
    author: 'Dr. Jean',
    address: 'Jacmel',
    phone: '+509',
    questions: [
      { question: 'Q?', answer: 'A.' },
      { question: '', answer: 'left out' },
    ],
  };
  const read = (type: 'Article' | 'Organization' | 'LocalBusiness' | 'FAQ') =>
    JSON.parse(toJsonLd({ ...fields, type }));
  expect(toJsonLd({ ...fields, type: 'Article' })).not.toContain('</script');
  expect(read('Article')).toMatchObject({
    '@type': 'Article',
    headline: 'Kay </script>',
    author: { name: 'Dr. Jean' },
  });
  expect(read('Organization')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Kay </script>',
    url: 'https://lakou.example',
    telephone: '+509',
  });
  expect(read('LocalBusiness')).toMatchObject({ address: 'Jacmel' });
  expect(read('FAQ')).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Q?' }] });
  expect(read('FAQ').mainEntity).toHaveLength(1);
});

test('MKT-3 the number of words is asked of guides alone, and the score counts the rules that fit', () => {
  const short = readPage(GOOD.replace('word '.repeat(800), ''));
  expect(auditFacts(short, fittingChecks('/ht/fund'))).toMatchObject({ score: 100 });
  expect(auditFacts(short, fittingChecks('/ht/first-aid/burns')).results).toHaveLength(11);
  expect(auditFacts(short, fittingChecks('/ht/guides')).score).toBe(100);
  expect(auditFacts(short, fittingChecks('/ht/guides/cholera')).score).toBe(92);
});
