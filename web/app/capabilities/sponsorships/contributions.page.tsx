import type { Contribution } from '@lakou/contract/sponsorships';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import { fetchFile } from './fetch-file.ts';
import { contributionsQuery } from './sponsorships.queries.ts';
import { Totals } from './totals.tsx';

export const clientLoader = needsWords('sponsorships');

/** What a sponsor paid for people and gave to the fund. */
export default function Contributions() {
  const { t } = useTranslation('sponsorships');
  return (
    <Sections>
      <title>{t('contributions')}</title>
      <PageTitle>{t('contributions')}</PageTitle>
      <Totals />
      <PagedList
        query={useInfiniteQuery(contributionsQuery(useUser().id))}
        failed={t('contributionsFailed')}
        more={t('more')}
        // The totals already say that there is nothing.
        empty={null}
      >
        {(list) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {list.map((one) => (
              <ContributionRow key={one.id} contribution={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </Sections>
  );
}

function useWhat({ kind, name }: Contribution): string {
  const { t } = useTranslation('sponsorships');
  if (kind === 'donation') return t('forFund');
  if (kind === 'booking') return name ? t('forVisit', { name }) : t('forVisitUnnamed');
  return name ? t('forYear', { name }) : t('forYearUnnamed');
}

function ContributionRow({ contribution }: { contribution: Contribution }) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const errorText = useErrorText();
  const { amount, refunded, paidAt, receiptUrl, receiptNumber } = contribution;
  const saving = useMutation({
    mutationFn: async () => saveFile(`receipt-${receiptNumber}.pdf`, await fetchFile(receiptUrl)),
    onError: (error) => toast.error(errorText(error)),
  });
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 py-3 md:grid-cols-[1fr_auto_auto] md:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{useWhat(contribution)}</p>
        <p className="text-15 text-ink-soft">
          {formatDate(lang, { at: new Date(paidAt), timeZone: ownTimeZone() }, 'medium')}
        </p>
        {refunded > 0 && <p className="text-15">{t('partRefunded', { amount: money(refunded) })}</p>}
      </div>
      <p className="font-bold tabular-nums">{money(amount)}</p>
      <div>
        <Button
          variant="tint"
          size="sm"
          icon={FileDown}
          busy={saving.isPending}
          aria-label={t('receiptOf', { number: receiptNumber })}
          onClick={() => saving.mutate()}
        >
          {t('receipt')}
        </Button>
      </div>
    </li>
  );
}
