import type { PayoutLine } from '@lakou/contract/payouts';
import { useInfiniteQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { addressOf } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { saveFile } from '../my-data/save-file.ts';
import { fetchFile } from '../sponsorships/fetch-file.ts';
import { ClosePayout, type Closing } from './close-payout.dialog.tsx';
import { PayoutState, sumsOf } from './payout-state.tsx';
import { runLinesQuery } from './payouts.queries.ts';
import { useProvenSave } from './use-proven-save.ts';

/** The payouts of one run: the file for the bank, and what became of each. */
export function RunLines({ runId }: { runId: string }) {
  const { t } = useTranslation('payouts');
  const [closing, setClosing] = useState<Closing>();
  return (
    <>
      <PagedList
        query={useInfiniteQuery(runLinesQuery(runId))}
        more={t('more')}
        empty={<p className="text-ink-soft">{t('none')}</p>}
      >
        {(lines) => (
          <>
            {lines.some(({ state }) => state === 'prepared') && <DownloadCsv runId={runId} />}
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {lines.map((line) => (
                <LineRow key={line.id} line={line} onClose={setClosing} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {closing && <ClosePayout {...closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

function DownloadCsv({ runId }: { runId: string }) {
  const { t } = useTranslation('payouts');
  const { busy, problem, save } = useProvenSave();
  const download = async () =>
    saveFile('payouts.csv', await fetchFile(addressOf('/api/admin/payouts/csv', { query: { runId } })));
  return (
    <div className="grid gap-2">
      <div>
        <Button variant="secondary" icon={FileDown} busy={busy} onClick={() => void save(download)}>
          {t('csv')}
        </Button>
      </div>
      <p className="text-14 text-ink-soft">{t('csvText')}</p>
      {problem && <FormError>{problem}</FormError>}
    </div>
  );
}

function LineRow({ line, onClose }: { line: PayoutLine; onClose: (closing: Closing) => void }) {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">
          {line.provider.kind === 'clinic'
            ? t('clinicName', { name: line.provider.name })
            : line.provider.name}
        </span>
        <PayoutState state={line.state} />
      </p>
      <p className="tabular-nums">{sumsOf(lang, line)}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {[t(`to.${line.method}`, { ending: line.ending }), line.provider.email, line.reference]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {line.state === 'prepared' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => onClose({ line, state: 'paid' })}>
            {t('markPaid')}
          </Button>
          <Button variant="ghost" onClick={() => onClose({ line, state: 'failed' })}>
            {t('markFailed')}
          </Button>
        </div>
      )}
    </li>
  );
}
