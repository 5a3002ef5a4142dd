import { formatDate, formatMoney } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { wordsIn } from '#platform/words.ts';
import { findSponsorName, listContributions } from './contributions.store.ts';
import type * as drawn from './statement-pdf.view.ts';
import { dayIn } from './years.rules.ts';

const papers = inThread<typeof drawn>(new URL('./statement-pdf.view.ts', import.meta.url));

const MOST_LINES = 500;
const ZONE = 'America/Port-au-Prince';

/** What a year's statement says, before it is drawn. */
export interface Statement {
  readonly title: string;
  readonly language: 'en' | 'fr' | 'ht';
  readonly payer: string;
  /** Date, what for, receipt number and amount of each payment, oldest first. */
  readonly lines: readonly (readonly [string, string, string, string])[];
  readonly total: readonly [string, string];
  readonly note: string;
}

/** The statement of a year as a file; it is not cached, because others may use the same phone. */
export async function getStatement(
  grant: Grant<'contributions:read', { userId: string }>,
  year = Number(dayIn(grant.at).slice(0, 4)),
): Promise<Servable> {
  const { language } = grant.actor;
  const t = wordsIn(language, 'sponsor-statement');
  const paid = (await listContributions(grant, { limit: MOST_LINES, year })).slice(0, MOST_LINES).reverse();
  const cents = (dollars: number) => Math.round(dollars * 100);
  const usd = (dollars: number) => formatMoney(language, cents(dollars), 'USD', 'long');
  const sum = paid.reduce((total, { amount, refunded }) => total + cents(amount) - cents(refunded), 0);
  const statement: Statement = {
    title: t('title', { year: String(year) }),
    language,
    payer: await findSponsorName(grant),
    lines: paid.map(({ paidAt, kind, name, receiptNumber, amount, refunded }) => [
      formatDate(language, { at: new Date(paidAt), timeZone: ZONE }, 'medium'),
      name && (kind === 'booking' || kind === 'sponsorship' || kind === 'invoice')
        ? t(`named.${kind}`, { name })
        : t(`line.${kind}`),
      receiptNumber,
      usd(amount - refunded),
    ]),
    total: [t('total'), usd(sum / 100)],
    note: t('note'),
  };
  return pdfFile(await papers('drawStatement', statement, grant.at), `statement-${year}.pdf`, statement);
}
