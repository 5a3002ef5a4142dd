import type { ChartFacts } from '@lakou/contract/toolbox';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { combineQueries } from '../../platform/query-read.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { entriesQuery } from '../record-entries/record-entries.queries.ts';
import { DrugsField } from './drugs-field.tsx';
import { InteractionsFound } from './interactions-found.tsx';
import { chartNameQuery, type InCare } from './toolbox.queries.ts';
import { carriedOver } from './toolbox-address.ts';

/** Opened from a chart: its medicines are filled in, and the rest of it is read by the server. */
export function ChartInteractions({ whom }: { whom: InCare }) {
  const { t } = useTranslation('toolbox');
  const { patientId, dependentId } = whom;
  const { drugs = [] } = carriedOver(useLocation().state);
  const subject = { patientId, dependentId, byProvider: true };
  const read = combineQueries(useQuery(chartNameQuery(whom)), useQuery(entriesQuery(subject)));
  return (
    <QueryState query={read} notFound={<p className="text-ink-soft">{t('chart.closed')}</p>}>
      {([{ name }, entries]) => (
        <Check
          {...{ whom, name }}
          taken={[
            ...entries
              .filter(({ kind, status }) => kind === 'medicine' && status === 'active')
              .map(({ text }) => text),
            ...drugs,
          ]}
        />
      )}
    </QueryState>
  );
}

interface CheckProps {
  whom: InCare;
  name: string;
  /** What the record says is taken now, and what a note is about to prescribe. */
  taken: readonly string[];
}

function Check({ whom: { patientId, dependentId }, name, taken }: CheckProps) {
  const { t } = useTranslation('toolbox');
  const errorText = useErrorText();
  const [drugs, setDrugs] = useState<string[]>([...new Set(taken)]);
  const [isMissing, setMissing] = useState(false);
  const check = useMutation({
    mutationFn: () =>
      api('POST /api/data/health/drug-checks/:id', {
        params: { id: patientId },
        body: { drugs, ...(dependentId && { dependentId }) },
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(drugs.length === 0);
    if (drugs.length === 0) check.reset();
    else check.mutate();
  };
  return (
    <>
      <form onSubmit={submit} className="grid gap-4">
        <div>
          <h2 className="text-18 wrap-anywhere">{t('chart.of', { name })}</h2>
          <p className="text-15 text-ink-soft">{t('chart.hint')}</p>
        </div>
        <DrugsField value={drugs} onChange={setDrugs} />
        {isMissing && <FormError>{t('chart.missing')}</FormError>}
        {check.error && <FormError>{errorText(check.error)}</FormError>}
        <Button type="submit" block busy={check.isPending}>
          {t('check')}
        </Button>
      </form>
      {check.data && (
        <>
          <Facts facts={check.data.facts} />
          <InteractionsFound key={check.submittedAt} check={{ ...check.data, note: null }} />
        </>
      )}
    </>
  );
}

/** What the chart said, so that what it does not know is seen to be missing. */
function Facts({ facts: { ageYears, pregnant, mayBreastfeed, egfr } }: { facts: ChartFacts }) {
  const { t } = useTranslation('toolbox');
  const known = [
    ageYears !== null && `${t('age')}: ${ageYears}`,
    pregnant && t('pregnant'),
    mayBreastfeed && `${t('breastfeeding')}?`,
    egfr !== null && `${t('egfr')}: ${egfr}`,
  ].filter(Boolean);
  return <p className="text-15">{t('chart.read', { facts: known.join(' · ') || t('chart.nothing') })}</p>;
}
