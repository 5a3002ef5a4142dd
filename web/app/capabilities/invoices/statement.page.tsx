import type { PatientStatement } from '@lakou/contract/invoices';
import { AGES, STATEMENT_DAYS } from '@lakou/contract/invoices.rules';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addDays, dayHere } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { usePeriod } from '#platform/time/use-period.ts';
import { addressOf } from '../../platform/api/api.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { FileLink } from '../my-invoices/file-link.tsx';
import { statementQuery } from './invoices.queries.ts';

export const clientLoader = needsWords('statements');

/** What one patient was asked for and paid; the days are in the address. */
export default function StatementPage() {
  const { t } = useTranslation('statements');
  const { id = '' } = useParams();
  const today = dayHere(new Date());
  const { period, put } = usePeriod({ from: addDays(today, 1 - STATEMENT_DAYS), to: today });
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <p>
        <BackLink to={`/app/clinic-patients/${id}`}>{t('back')}</BackLink>
      </p>
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid gap-4 md:grid-cols-2">
        <DateField
          label={t('firstDay')}
          value={period.from}
          onChange={({ target }) => put({ from: target.value })}
        />
        <DateField
          label={t('lastDay')}
          value={period.to}
          onChange={({ target }) => put({ to: target.value })}
        />
      </div>
      <QueryState
        query={useQuery(statementQuery(id, period))}
        failed={t('failed')}
        notFound={<EmptyCard text={t('missing')} />}
      >
        {(statement) => <Statement statement={statement} />}
      </QueryState>
    </div>
  );
}

function Statement({ statement }: { statement: PatientStatement }) {
  const { t } = useTranslation('statements');
  const lang = useLanguage();
  const { name, clinicName, entries, openingCents, closingCents, owed } = statement;
  const money = (cents: number) => formatMoney(lang, cents, 'USD');
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const sum = (text: string, cents: number) => (
    <div className="flex justify-between gap-4">
      <dt>{text}</dt>
      <dd className="shrink-0 font-semibold tabular-nums">{money(cents)}</dd>
    </div>
  );
  return (
    <>
      <Card>
        <div className="grid gap-3">
          <p>
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-15 text-ink-soft wrap-anywhere">{clinicName}</span>
          </p>
          <dl>{sum(t('opening'), openingCents)}</dl>
          {entries.length === 0 && <p className="text-15 text-ink-soft">{t('none')}</p>}
          {entries.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {entries.map(({ id, kind, invoiceId, number, at, cents }) => (
                <li key={`${kind} ${id}`} className="flex min-h-11 items-center justify-between gap-4 py-2">
                  <span className="min-w-0">
                    <Link to={`/app/invoices/${invoiceId}`} className="block text-sea underline">
                      {t(`kinds.${kind}`, { number })}
                    </Link>
                    <span className="block text-14 text-ink-soft">{day(at)}</span>
                  </span>
                  <span className="shrink-0 tabular-nums">{money(cents)}</span>
                </li>
              ))}
            </ul>
          )}
          <dl>{sum(t('closing'), closingCents)}</dl>
          <div>
            <FileLink
              url={addressOf(`/api/clinics/patient-statements/${statement.clinicPatientId}/pdf`, {
                query: { from: statement.from, to: statement.to },
              })}
              name={`statement-${statement.from}-${statement.to}.pdf`}
              text={t('pdf')}
              label={t('pdfOf', { name })}
            />
          </div>
        </div>
      </Card>
      {AGES.some((age) => owed[age] > 0) && (
        <Card>
          <div className="grid gap-2">
            <h2 className="text-16">{t('owedToday')}</h2>
            <dl className="grid gap-1">
              {AGES.map((age) => (
                <Fragment key={age}>{sum(t(`ages.${age}`), owed[age])}</Fragment>
              ))}
            </dl>
          </div>
        </Card>
      )}
    </>
  );
}
