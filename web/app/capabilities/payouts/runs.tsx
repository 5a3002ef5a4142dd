import type { PayoutRun } from '@lakou/contract/payouts';
import { HIGHEST_PAYOUT_MINIMUM, USUAL_PAYOUT_MINIMUM } from '@lakou/contract/payouts.rules';
import { formatDate, parseDecimal } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dollars } from './payout-state.tsx';
import { runsQuery } from './payouts.queries.ts';
import { useProvenSave } from './use-proven-save.ts';

/** All runs, and the way to a new one. */
export function Runs() {
  const { t } = useTranslation('payouts');
  const [preparing, setPreparing] = useState(false);
  return (
    <Section title={t('runs')}>
      <div>
        <Button icon={Plus} onClick={() => setPreparing(true)}>
          {t('prepare')}
        </Button>
      </div>
      <PagedList
        query={useInfiniteQuery(runsQuery)}
        more={t('more')}
        empty={
          <Card>
            <p className="text-ink-soft">{t('noRuns')}</p>
          </Card>
        }
      >
        {(runs) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {runs.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
          </ul>
        )}
      </PagedList>
      {preparing && <PrepareRun onClose={() => setPreparing(false)} />}
    </Section>
  );
}

function RunRow({ run }: { run: PayoutRun }) {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  const date = formatDate(lang, { at: new Date(run.createdAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <li className="border-line px-4 py-2 not-first:border-t">
      <Link
        to={`/app/money/payouts?run=${run.id}`}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-3"
      >
        {t('runOf', { date })}
      </Link>
      <p>{t('runText', { count: run.payouts, amount: dollars(lang, run.total) })}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {run.prepared > 0 ? t('waiting', { count: run.prepared }) : t('allDone')} ·{' '}
        {t('by', { name: run.createdBy })}
      </p>
    </li>
  );
}

function PrepareRun({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(String(USUAL_PAYOUT_MINIMUM));
  const [tried, setTried] = useState(false);
  const { busy, problem, save } = useProvenSave();
  const minimum = parseDecimal(lang, typed) ?? 0;
  const isWrong = !(minimum >= 1 && minimum <= HIGHEST_PAYOUT_MINIMUM);
  async function submit() {
    setTried(true);
    if (isWrong) return;
    let id = '';
    const isPrepared = await save(async () => {
      ({ id } = await api('POST /api/admin/payout-runs', { body: { minimum } }));
    }, t('preparedDone'));
    if (!isPrepared) return;
    onClose();
    void navigate(`?run=${id}`, { replace: true });
  }
  return (
    <FormDialog
      title={t('prepare')}
      save={t('prepare')}
      busy={busy}
      problem={problem}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>{t('prepareText')}</p>
      <TextField
        label={t('minimum')}
        hint={t('minimumHint')}
        inputMode="decimal"
        value={typed}
        error={tried && isWrong ? t('minimumWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
