import { formatDate, formatMoney, formatNumber } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { wordsIn } from '#platform/words.ts';
import type * as drawn from './invoice-pdf.view.ts';
import type { InvoicePaper } from './invoice-pdf.view.ts';
import { type AddresseeScope, findMyInvoice } from './my-invoices.store.ts';

const papers = inThread<typeof drawn>(new URL('./invoice-pdf.view.ts', import.meta.url));

const ZONE = 'America/Port-au-Prince';

/** An invoice as a file; it is not cached, because others may use the same phone. */
export async function getInvoicePdf(grant: Grant<'my-invoice:read', AddresseeScope>): Promise<Servable> {
  const invoice = (await findMyInvoice(grant)) ?? fail('not_found');
  const { language } = grant.actor;
  const t = wordsIn(language, 'my-invoices');
  const usd = (cents: number) => formatMoney(language, cents, 'USD', 'long');
  const { kind, number, discountReason, otherNumber, paidCents, totalCents, state } = invoice;
  const when = new Date(invoice.issuedAt);
  const paper: InvoicePaper = {
    title: t(kind === 'invoice' ? 'invoice' : 'creditNote'),
    language,
    facts: [
      [t('file.number'), number],
      [t('file.from'), invoice.clinicName],
      [t('file.for'), invoice.name],
      [t('file.date'), formatDate(language, { at: when, timeZone: ZONE }, 'medium')],
    ],
    lines: invoice.lines.map(({ description, quantity, unitCents }) => [
      quantity > 1
        ? `${description} (${t('times', { count: quantity, price: usd(unitCents) })})`
        : description,
      usd(quantity * unitCents),
    ]),
    sums: [
      ...(discountReason
        ? ([
            [t('subtotal'), usd(invoice.subtotalCents)],
            [
              invoice.bandName
                ? t('bandOf', {
                    name: invoice.bandName,
                    percent: formatNumber(language, invoice.bandPercent ?? 0),
                    reason: discountReason,
                  })
                : t('discountOf', { reason: discountReason }),
              usd(-invoice.discountCents),
            ],
          ] as const)
        : []),
      [t('total'), usd(totalCents)],
      ...(paidCents > 0 ? ([[t('paid'), usd(paidCents)]] as const) : []),
      ...(state === 'open' ? ([[t('rest'), usd(totalCents - paidCents)]] as const) : []),
    ],
    notes: [
      ...(otherNumber ? [t(kind === 'invoice' ? 'takenBack' : 'takesBack', { number: otherNumber })] : []),
      ...(invoice.reason ? [t('reason', { reason: invoice.reason })] : []),
    ],
    foot: `${invoice.name} · ${number}`,
  };
  return pdfFile(await papers('drawInvoice', paper, when), `invoice-${number}.pdf`, paper);
}
