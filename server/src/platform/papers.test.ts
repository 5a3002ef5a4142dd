import { expect, test } from 'vitest';
import { pagesOf } from '#test/pdf-pages.ts';
import { drawInvoice } from '../capabilities/invoices/invoice-pdf.view.ts';
import { drawReport } from '../capabilities/labs/report-pdf.view.ts';
import { drawReceipt } from '../capabilities/payments/receipt-pdf.view.ts';
import { drawStatement as drawEarnings } from '../capabilities/payouts/statement-pdf.view.ts';
import { drawPaper } from '../capabilities/prescriptions/paper-pdf.view.ts';
import { drawLetters } from '../capabilities/referrals/letter-pdf.view.ts';
import { drawStatement as drawYear } from '../capabilities/sponsorships/statement-pdf.view.ts';
import { drawSummary } from '../capabilities/vault/summary-pdf.view.ts';

const AT = new Date('2026-11-19T12:00:00Z');
const NAME = 'Nadège Pierre';
const COMMON = { product: 'Lakou', language: 'en', facts: [['Patient', NAME]] } as const;
const LONG = 'a long name that needs more than a line of its column';
const times = <One>(count: number, make: (n: number) => One) =>
  Array.from({ length: count }, (_, n) => make(n));

const texts = (pages: ReturnType<typeof pagesOf>) => pages.map((page) => page.map(({ text }) => text));

/** Each page of several says whose it is and which it is; none is empty. */
function expectNumbered(pages: string[][], title: string) {
  expect(pages.length).toBeGreaterThan(1);
  for (const [n, page] of pages.entries()) {
    expect(page.join('')).toContain(`${NAME} · ${title} · ${n + 1} / ${pages.length}`);
    expect(page.length).toBeGreaterThan(2);
  }
}

test('LAB-3 a long report keeps each row in one piece, with its heads on each page, and says whose pages they are', async () => {
  const report = (lines: number) =>
    drawReport(
      {
        ...COMMON,
        title: 'Laboratory report',
        person: NAME,
        heads: ['Test', 'Result', 'Range', 'Flag'],
        lines: times(lines, (n) => ({
          name: `Test${n} ${LONG} ${LONG}`,
          value: `Value${n}`,
          range: `Range${n}`,
          flag: '',
          isCritical: false,
        })),
        comment: ['Comment', times(60, (n) => `Sentence ${n}.`).join(' ')],
        note: 'Talk with who treats you.',
      },
      AT,
    );
  for (const lines of [40, 41, 42, 43]) {
    const pages = pagesOf(await report(lines));
    expectNumbered(texts(pages), 'Laboratory report');
    for (let n = 0; n < lines; n++) {
      const found = pages.flatMap((page, at) =>
        page
          .filter(({ text }) => [`Test${n}`, `Value${n}`, `Range${n}`].includes(text.split(' ')[0] ?? ''))
          .map(({ y }) => `${at} ${Math.round(y)}`),
      );
      expect(new Set(found).size, `row ${n} of ${lines}`).toBe(1);
      expect(found).toHaveLength(3);
    }
    for (const page of pages.filter((one) => one.some(({ text }) => text.startsWith('Test'))))
      expect(page.map(({ text }) => text)).toContain('Range');
  }
});

test('LAB-3 a comment that fills the page goes on overleaf, and what follows stands right below it', async () => {
  const pages = pagesOf(
    await drawReport(
      {
        ...COMMON,
        title: 'Laboratory report',
        person: NAME,
        heads: ['Test', 'Result', 'Range', 'Flag'],
        lines: times(22, (n) => ({ name: `Test${n}`, value: '1', range: '', flag: '', isCritical: false })),
        comment: ['Comment', times(80, (n) => `Sentence number ${n}.`).join(' ')],
        note: 'Talk with who treats you.',
      },
      AT,
    ),
  );
  const last = pages.at(-1) ?? [];
  const note = last.findIndex(({ text }) => text.startsWith('Talk'));
  expect(pages).toHaveLength(2);
  expect((last[note]?.y ?? 999) - (last[note - 1]?.y ?? 0)).toBeLessThan(60);
});

test('VAULT-3 no entry of a summary is torn apart, and its pages say whose they are', async () => {
  const note = 'A note about it that is long enough to fill three lines of the paper. '.repeat(3).trim();
  const pages = pagesOf(
    await drawSummary(
      {
        ...COMMON,
        title: 'Record in short',
        name: NAME,
        sections: [{ title: 'Allergies', alert: true, lines: times(60, (n) => `Entry${n} ${note} End${n}`) }],
        notes: ['Made on November 19.'],
      },
      AT,
    ),
  );
  expectNumbered(texts(pages), 'Record in short');
  for (let n = 0; n < 60; n++) {
    const on = (word: string) =>
      texts(pages).findIndex((page) => page.some((text) => text.split(/\s/).includes(word)));
    expect(on(`Entry${n}`)).toBeGreaterThanOrEqual(0);
    expect(on(`Entry${n}`), `entry ${n}`).toBe(on(`End${n}`));
  }
});

test('REF-2, PROV-4 a letter and a prescription of several pages say whose they are; one page needs no number', async () => {
  const letter = (reason: string) =>
    drawLetters(
      [{ ...COMMON, title: 'Referral', patient: NAME, sections: [['Reason', reason]], note: 'No. 1' }],
      AT,
    );
  expectNumbered(texts(pagesOf(await letter('She is ill. '.repeat(900)))), 'Referral');
  expect(
    texts(pagesOf(await letter('She is ill.')))
      .flat()
      .join(''),
  ).not.toContain('1 / 1');
  const paper = await drawPaper(
    {
      ...COMMON,
      title: 'Prescription',
      person: NAME,
      lines: times(20, (n) => ({ drug: `Drug${n} 5 mg`, ways: [LONG, LONG], amount: `Amount${n}` })),
      signature: ['Dr Claudel', 'Licence 1'],
      notes: ['Valid 30 days'],
    },
    AT,
  );
  const pages = texts(pagesOf(paper));
  expectNumbered(pages, 'Prescription');
  for (let n = 0; n < 20; n++) {
    const page = pages.find((one) => one.some((text) => text.includes(`Drug${n} `)));
    expect(page?.join('|'), `drug ${n}`).toContain(`Amount${n}`);
  }
});

test('PAY-5, BILL-1, PROV-3 invoices, receipts and statements of several pages say whose they are and tear no line', async () => {
  const invoice = (lines: number) =>
    drawInvoice(
      {
        title: 'Invoice',
        language: 'en',
        facts: COMMON.facts,
        lines: times(lines, (n) => [`Line${n} ${LONG} ${LONG} ${LONG} End${n}`, `USD ${n}`]),
        sums: [['Total', 'USD 100']],
        notes: [],
        foot: `${NAME} · Invoice`,
      },
      AT,
    );
  for (const lines of [17, 18, 19, 20]) {
    const pages = texts(pagesOf(await invoice(lines)));
    expectNumbered(pages, 'Invoice');
    for (let n = 0; n < lines; n++) {
      const on = (word: string) =>
        pages.findIndex((page) => page.some((text) => ` ${text} `.includes(` ${word} `)));
      expect(on(`Line${n}`)).toBeGreaterThanOrEqual(0);
      expect([on(`End${n}`), on(`USD ${n}`)], `line ${n} of ${lines}`).toEqual([
        on(`Line${n}`),
        on(`Line${n}`),
      ]);
    }
  }
  expect(
    texts(pagesOf(await invoice(2)))
      .flat()
      .join(''),
  ).not.toContain('1 / 1');

  const papers = {
    Receipt: drawReceipt(
      {
        ...COMMON,
        title: 'Receipt',
        sums: [],
        total: ['Total', 'USD 1'],
        returned: [],
        notes: times(90, (n) => `Note ${n}`),
        foot: `${NAME} · Receipt`,
      },
      AT,
    ),
    Earnings: drawEarnings(
      {
        ...COMMON,
        title: 'Earnings',
        provider: NAME,
        none: 'Nothing',
        lines: times(90, (n) => ['November 19', `Visit ${n}`, 'USD 1']),
        sums: [],
      },
      AT,
    ),
    Year: drawYear(
      {
        title: 'Year',
        language: 'en',
        payer: NAME,
        lines: times(90, (n) => ['November 19', 'Visit', `R-${n}`, 'USD 1']),
        total: ['Total', 'USD 90'],
        note: 'Keep it.',
      },
      AT,
    ),
  };
  for (const [title, paper] of Object.entries(papers)) expectNumbered(texts(pagesOf(await paper)), title);
});
