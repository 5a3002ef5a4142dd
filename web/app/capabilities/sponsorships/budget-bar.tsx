import type { SponsorshipBudget } from '@lakou/contract/sponsorships';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** What of the budget is paid in this month, in words and as a bar. */
export function BudgetBar({ budget: { limit, spent, left, status, month } }: { budget: SponsorshipBudget }) {
  const { t } = useTranslation('sponsorships');
  const lang = useLanguage();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const percent = Math.min(100, Math.round((spent / limit) * 100));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {t('budget.spent', {
          spent: money(spent),
          limit: money(limit),
          month: formatDate(lang, `${month}-01`, 'month'),
        })}
      </p>
      <ProgressBar label={t('budget.title')} percent={percent} />
      <p className="text-15">
        {status === 'paused' ? t('budget.paused') : t('budget.left', { left: money(left) })}
      </p>
    </div>
  );
}
