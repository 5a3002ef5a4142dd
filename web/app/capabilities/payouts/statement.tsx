import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { addressOf } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { MonthSelect } from '../../ui/month-select.tsx';
import { saveFile } from '../my-data/save-file.ts';
import { fetchFile } from '../sponsorships/fetch-file.ts';

const MONTHS = 12;

/** This month and those before it, newest first. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The statement of a month as PDF. */
export function Statement({ clinicId }: { clinicId: string | undefined }) {
  const { t } = useTranslation('payouts');
  const errorText = useErrorText();
  const months = lastMonths(dayHere(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function download() {
    setBusy(true);
    setProblem(undefined);
    try {
      const path = clinicId ? `/api/clinics/${clinicId}/payout-statement` : '/api/providers/me/statement';
      const url = addressOf(path, { query: { month } });
      saveFile(`statement-${month}.pdf`, await fetchFile(url));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{t('statement')}</h3>
      <MonthSelect label={t('month')} months={months} value={month} onChange={setMonth} />
      {problem && <FormError>{problem}</FormError>}
      <div>
        <Button variant="secondary" icon={FileDown} busy={busy} onClick={() => void download()}>
          {t('download')}
        </Button>
      </div>
    </div>
  );
}
