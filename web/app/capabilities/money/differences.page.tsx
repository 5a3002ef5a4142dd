import type { DifferenceLine, Reconciliation } from '@lakou/contract/money';
import { DIFFERENCE_STATES } from '@lakou/contract/money.rules';
import { formatDate, formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CloseDifference } from './close-difference.dialog.tsx';
import { differencesQuery, reconciliationQuery } from './money.queries.ts';
import { MoneyFrame } from './money-frame.tsx';
import { useDifferenceSums } from './use-difference-sums.ts';

export const clientLoader = needsWords('money');

/** Where PayPal or MonCash and we differ, as the nightly comparison found it. */
export default function Differences() {
  const { t } = useTranslation('money');
  const { get, put } = useAddress();
  const [closing, setClosing] = useState<DifferenceLine>();
  const state = DIFFERENCE_STATES.find((one) => one === get('state')) ?? 'open';
  return (
    <MoneyFrame>
      <QueryState
        query={useQuery(reconciliationQuery)}
        skeleton={<p className="text-15 text-ink-soft">{t('difference.lead')}</p>}
      >
        {({ last }) => <LastRun last={last} />}
      </QueryState>
      <FilterChips
        legend={t('state')}
        options={DIFFERENCE_STATES.map((one) => ({ value: one, title: t(`difference.state.${one}`) }))}
        value={state}
        onChange={(value) => put('state', value === 'open' ? '' : value)}
      />
      <PagedList
        query={useInfiniteQuery(differencesQuery(state))}
        more={t('more')}
        failed={t('difference.failed')}
        empty={<EmptyCard text={t(`difference.none.${state}`)} />}
      >
        {(lines) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {lines.map((line) => (
              <Row key={line.id} line={line} onClose={() => setClosing(line)} />
            ))}
          </ul>
        )}
      </PagedList>
      {closing && <CloseDifference line={closing} onClose={() => setClosing(undefined)} />}
    </MoneyFrame>
  );
}

function LastRun({ last }: { last: Reconciliation | null }) {
  const { t } = useTranslation('money');
  const lang = useLanguage();
  if (!last) return <p className="text-15 text-ink-soft">{t('difference.never')}</p>;
  const at = formatDateTime(lang, { at: new Date(last.startedAt), timeZone: ownTimeZone() }, 'medium');
  const { compared, unanswered } = last;
  return (
    <p className="text-15 text-ink-soft">
      {t('difference.last', { at, compared })}{' '}
      {unanswered > 0 && <strong>{t('difference.unanswered', { unanswered })}</strong>}
    </p>
  );
}

function Row({ line, onClose }: { line: DifferenceLine; onClose: () => void }) {
  const { t } = useTranslation('money');
  const lang = useLanguage();
  const { ours, theirs } = useDifferenceSums(line);
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <p className="font-semibold wrap-anywhere">{t(`difference.kind.${line.kind}`)}</p>
      <dl className="grid gap-1 tabular-nums">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('difference.ours')}</dt>
          <dd>{ours}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t(`method.${line.method}`)}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
      <p className="text-14 text-ink-soft wrap-anywhere">
        <TextLink to={`/app/users/${line.payer.id}`}>{line.payer.name}</TextLink>{' '}
        {[t(`kind.${line.paymentKind}`), t('since', { date: day(line.foundAt) }), line.reference]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {line.closedAt ? (
        <p className="text-15 wrap-anywhere">
          {line.closedBy
            ? t('difference.closedBy', {
                name: line.closedBy,
                date: day(line.closedAt),
                note: line.note ?? '',
              })
            : t('difference.gone', { date: day(line.closedAt) })}
        </p>
      ) : (
        <div>
          <Button variant="secondary" onClick={onClose}>
            {t('difference.close')}
          </Button>
        </div>
      )}
    </li>
  );
}
