import { formatMoney } from '@lakou/i18n';
import { useMutation, useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import { fetchFile } from './fetch-file.ts';
import { totalsQuery } from './sponsorships.queries.ts';

interface Total {
  year: number;
  visits: number;
  years: number;
  fund: number;
}

/** What was given by year, with the statement of each. */
export function Totals({ latestOnly = false }: { latestOnly?: boolean }) {
  const { t } = useTranslation('sponsorships');
  const { id } = useUser();
  return (
    <QueryState
      query={useQuery(totalsQuery(id))}
      failed={t('contributionsFailed')}
      isEmpty={(totals) => totals.length === 0}
      empty={
        <Card>
          <p className="text-ink-soft">{t('contributionsNone')}</p>
        </Card>
      }
    >
      {(totals) => (
        <ul className="grid gap-3">
          {totals.slice(0, latestOnly ? 1 : undefined).map((total) => (
            <YearTotal key={total.year} total={total} userId={id} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function YearTotal({ total, userId }: { total: Total; userId: string }) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const errorText = useErrorText();
  const year = String(total.year);
  const saving = useMutation({
    mutationFn: async () => {
      const pdf = await fetchFile(`/api/features/sponsors/${userId}/statement?year=${year}`);
      saveFile(`statement-${year}.pdf`, pdf);
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const parts = [
    [t('byVisits'), total.visits],
    [t('byYears'), total.years],
    [t('byFund'), total.fund],
  ] as const;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-28 font-extrabold tabular-nums">
          {money(total.visits + total.years + total.fund)}
        </span>
        <span className="text-15 text-ink-soft">{t('inYear', { year })}</span>
      </p>
      <dl className="mt-2 grid max-w-96 grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        {parts.map(([name, dollars]) => (
          <div key={name} className="contents">
            <dt className="text-15">{name}</dt>
            <dd className="text-right text-15">{money(dollars)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <Button
          variant="secondary"
          size="sm"
          icon={FileDown}
          busy={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('statement', { year })}
        </Button>
      </div>
    </Card>
  );
}
