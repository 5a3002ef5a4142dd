import { AGES } from '@lakou/contract/invoices.rules';
import { formatDateTime, formatMoney, parseDecimal } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { INVOICES_KEY, summaryQuery } from './invoices.queries.ts';

/** What is owed by age, and what should be in the cash box. */
export function CashBox({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const [closing, setClosing] = useState(false);
  const money = (cents: number) => formatMoney(lang, cents, 'USD');
  return (
    <>
      <QueryState query={useQuery(summaryQuery(clinicId))} skeleton={null} failed={t('failed')}>
        {({ owed, cashCents, lastClosedAt }) => (
          <div className="grid gap-3 md:grid-cols-2">
            <Card>
              <h2 className="text-16">{t('owed')}</h2>
              <dl className="grid gap-1">
                {AGES.map((age) => (
                  <div key={age} className="flex justify-between gap-4">
                    <dt className="text-15 text-ink-soft">{t(`ages.${age}`)}</dt>
                    <dd className="font-semibold">{money(owed[age])}</dd>
                  </div>
                ))}
              </dl>
            </Card>
            <Card>
              <div className="grid justify-items-start gap-2">
                <h2 className="text-16">{t('cashBox')}</h2>
                <p>{t('inBox', { amount: money(cashCents) })}</p>
                {lastClosedAt && (
                  <p className="text-14 text-ink-soft">
                    {t('lastClosed', {
                      date: formatDateTime(
                        lang,
                        { at: new Date(lastClosedAt), timeZone: ownTimeZone() },
                        'medium',
                      ),
                    })}
                  </p>
                )}
                <Button variant="secondary" onClick={() => setClosing(true)}>
                  {t('close')}
                </Button>
              </div>
            </Card>
          </div>
        )}
      </QueryState>
      {closing && <CloseDialog clinicId={clinicId} onClose={() => setClosing(false)} />}
    </>
  );
}

function CloseDialog({ clinicId, onClose }: { clinicId: string; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const [counted, setCounted] = useState('');
  const [tried, setTried] = useState(false);
  const amount = parseDecimal(lang, counted);
  const { save, isSaving, problem } = useSave(
    (countedCents: number) =>
      api('POST /api/clinics/:id/cash-closes', { params: { id: clinicId }, body: { countedCents } }),
    { queryKey: INVOICES_KEY, done: t('closed'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (amount !== undefined) save(Math.round(amount * 100));
  }
  return (
    <FormDialog
      title={t('closeTitle')}
      save={t('closeSave')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <TextField
        label={t('counted')}
        inputMode="decimal"
        maxLength={12}
        error={tried && amount === undefined ? t('amountWrong') : undefined}
        value={counted}
        onChange={({ target }) => setCounted(target.value)}
      />
    </FormDialog>
  );
}
