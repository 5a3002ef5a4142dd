// Fills the figures of the public fund page, built to /fund.js. Without it the page leads to the ledger.
import type { FundStats, FundUsage } from '@lakou/contract/community-fund';
import { fundProgress } from '@lakou/contract/community-fund.rules';
import { formatDate, formatMoney, formatNumber, isLanguage, type Language } from '@lakou/i18n';
import { lastMonths } from '../community-fund/last-months.ts';

/** The texts that the page gives to the script, with their places. */
export interface FundWords {
  readonly thousands: string;
  readonly donated: string;
  readonly percent: string;
  readonly thisMonth: string;
  readonly gourdes: string;
  readonly none: string;
  readonly service: Readonly<Record<string, string>>;
  readonly area: Readonly<Record<string, string>>;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

function start(section: HTMLElement) {
  const words: FundWords = JSON.parse(section.dataset.fund ?? '');
  const lang = languageOfPage();
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-fund-${name}]`);
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const thousands = (dollars: number) =>
    fill(words.thousands, { number: formatNumber(lang, dollars / 1000, 1) });
  const write = (element: Element | null, text: string) => {
    if (element) element.textContent = text;
  };
  const show = (only: 'loading' | 'failed' | 'figures') => {
    for (const name of ['loading', 'failed', 'figures']) {
      const shown = part(name);
      if (shown) shown.hidden = name !== only;
    }
    const plain = part('plain');
    if (plain) plain.hidden = only !== 'failed';
  };

  function showStats(stats: FundStats) {
    const { progress: percent, ofMonth } = fundProgress(stats);
    const goal = thousands(stats.monthlyGoal);
    write(part('donated'), fill(words.donated, { given: thousands(stats.totalDonations) }));
    write(part('percent'), fill(words.percent, { percent: String(percent), goal }));
    const given = money(stats.donatedThisMonth);
    write(part('month'), fill(words.thisMonth, { given, percent: String(ofMonth) }));
    const bar = part('bar');
    if (bar) bar.style.width = `${percent}%`;
    bar?.parentElement?.setAttribute('aria-valuenow', String(percent));
    const figures = {
      sponsoredVisits: formatNumber(lang, stats.sponsoredVisits),
      fundedPrescriptions: formatNumber(lang, stats.fundedPrescriptions),
      totalDonated: thousands(stats.totalDonations),
      monthlyGoal: thousands(stats.monthlyGoal),
      spentOnVisits: money(stats.spentOnVisits),
      spentOnMedicine: money(stats.spentOnMedicine),
      left: money(stats.left),
      refunded: money(stats.refunded),
      givers: formatNumber(lang, stats.givers),
    };
    for (const [name, text] of Object.entries(figures))
      write(section.querySelector(`[data-figure="${name}"]`), text);
    for (const line of document.querySelectorAll<HTMLElement>('[data-gourdes]')) {
      const cents = Math.round(Number(line.dataset.gourdes) * 100 * stats.htgPerUsd);
      write(line, fill(words.gourdes, { amount: formatMoney(lang, cents, 'HTG') }));
    }
  }

  function showUses(uses: readonly FundUsage[]) {
    const list = part('uses');
    if (!list) return;
    const lines = uses.map(({ service, area, location }) => {
      const line = document.createElement('li');
      const [what, where] = [document.createElement('span'), document.createElement('span')];
      line.className = 'flex flex-wrap justify-between gap-x-4';
      what.className = 'font-semibold';
      where.className = 'text-ink-soft';
      what.textContent = words.service[service] ?? '';
      where.textContent = (area && words.area[area]) || location;
      line.append(what, where);
      return line;
    });
    if (lines.length === 0) {
      const line = document.createElement('li');
      line.textContent = words.none;
      lines.push(line);
    }
    list.replaceChildren(...lines);
  }

  async function read<Reply>(name: string): Promise<Reply> {
    const reply = await fetch(`/api/features/community-fund/${name}`);
    if (!reply.ok) throw new Error(`the fund answered ${reply.status}`);
    return reply.json();
  }

  async function load() {
    show('loading');
    try {
      const [stats, uses] = await Promise.all([read<FundStats>('stats'), read<FundUsage[]>('usage')]);
      showStats(stats);
      showUses(uses);
      show('figures');
    } catch {
      show('failed');
    }
  }
  part('failed')
    ?.querySelector('button')
    ?.addEventListener('click', () => void load());
  void load();
}

function offerMonths(select: HTMLSelectElement) {
  for (const month of lastMonths(new Date()))
    select.append(new Option(formatDate(languageOfPage(), `${month}-01`, 'month'), month));
}

const section = document.querySelector<HTMLElement>('[data-fund]');
if (section) start(section);
const months = document.querySelector<HTMLSelectElement>('[data-fund-months]');
if (months) offerMonths(months);
