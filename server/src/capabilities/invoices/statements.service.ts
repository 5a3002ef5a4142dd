import type { AskedStatementPeriod, PatientStatement } from '@lakou/contract/invoices';
import { AGES } from '@lakou/contract/invoices.rules';
import { formatDate, formatMoney } from '@lakou/i18n';
import { Temporal } from 'temporal-polyfill';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { wordsIn } from '#platform/words.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import type * as drawn from './invoice-pdf.view.ts';
import type { InvoicePaper } from './invoice-pdf.view.ts';
import type { StatementScope } from './invoices.access.ts';
import { sumOwed } from './invoices.store.ts';
import { statementPeriod } from './statement-period.rules.ts';
import { findBalances, findNames, listEntries } from './statements.store.ts';

const papers = inThread<typeof drawn>(new URL('./invoice-pdf.view.ts', import.meta.url));

type Reader = Grant<'patient-statement:read', StatementScope>;

/** More than anybody gets in a year; a longer one is asked for in parts. */
const MOST_ENTRIES = 1000;

const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(HOME_ZONE).epochMilliseconds);

export async function getStatement(grant: Reader, asked: AskedStatementPeriod): Promise<PatientStatement> {
  const days = statementPeriod(asked, dayIn(HOME_ZONE, grant.at)) ?? fail('period_invalid');
  const period = {
    start: startOf(Temporal.PlainDate.from(days.from)),
    end: startOf(Temporal.PlainDate.from(days.to).add({ days: 1 })),
  };
  const names = (await findNames(grant)) ?? fail('not_found');
  const entries = await listEntries(grant, period, MOST_ENTRIES);
  if (entries.length > MOST_ENTRIES) fail('period_invalid');
  return {
    clinicPatientId: grant.scope.linkId,
    ...names,
    ...days,
    ...(await findBalances(grant, period)),
    entries,
    owed: await sumOwed(grant, grant.scope.linkId),
  };
}

/** In the language of who asks for it. */
export async function getStatementPdf(grant: Reader, asked: AskedStatementPeriod): Promise<Servable> {
  const statement = await getStatement(grant, asked);
  const { language } = grant.actor;
  const t = wordsIn(language, 'statements');
  const usd = (cents: number) => formatMoney(language, cents, 'USD', 'long');
  const day = (at: string) => formatDate(language, { at: new Date(at), timeZone: HOME_ZONE }, 'medium');
  const { name, clinicName, from, to, entries, openingCents, closingCents, owed } = statement;
  const days = t('days', {
    from: formatDate(language, from, 'medium'),
    to: formatDate(language, to, 'medium'),
  });
  const paper: InvoicePaper = {
    title: t('title'),
    language,
    facts: [
      [t('from'), clinicName],
      [t('for'), name],
      [t('period'), days],
    ],
    lines: [
      [t('opening'), usd(openingCents)],
      ...entries.map(
        ({ at, kind, number, cents }) =>
          [`${day(at)} · ${t(`kinds.${kind}`, { number })}`, usd(cents)] as const,
      ),
    ],
    sums: [[t('closing'), usd(closingCents)]],
    notes: AGES.filter((age) => owed[age] > 0).map((age) => `${t(`ages.${age}`)} · ${usd(owed[age])}`),
    foot: `${name} · ${t('title')} · ${days}`,
  };
  return pdfFile(await papers('drawInvoice', paper, grant.at), `statement-${from}-${to}.pdf`, paper);
}
