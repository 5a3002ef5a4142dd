import { AREAS, FUND_SERVICES } from '@lakou/contract/community-fund.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { figuresLook } from '../../ui/figures-look.ts';
import { secondaryButton } from './button-link.tsx';
import type { FundWords } from './fund-script.ts';
import { SectionTitle } from './home/section-title.tsx';

const FIGURES = ['sponsoredVisits', 'fundedPrescriptions', 'totalDonated', 'monthlyGoal'] as const;
const SUMS = ['spentOnVisits', 'spentOnMedicine', 'left', 'refunded'] as const;

/** The places for the figures. The script fills them; without it a sentence leads to the ledger. */
export function PublicFundFigures() {
  const { t } = useTranslation('fund-page');
  const { t: fund } = useTranslation('community-fund');
  const named = <Name extends string>(names: readonly Name[], text: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, text(name)]));
  const words: FundWords = {
    thousands: fund('thousands', { number: '{{number}}' }),
    donated: fund('donated', { given: '{{given}}' }),
    percent: fund('percent', { percent: '{{percent}}', goal: '{{goal}}' }),
    thisMonth: fund('thisMonth', { given: '{{given}}', percent: '{{percent}}' }),
    gourdes: t('gourdes', { amount: '{{amount}}' }),
    none: fund('recentNone'),
    service: named(FUND_SERVICES, (name) => fund(`service.${name}`)),
    area: named(AREAS, (name) => fund(`area.${name}`)),
  };
  return (
    <section className="wrap py-8 lg:py-12" data-fund={JSON.stringify(words)}>
      <SectionTitle>{t('figures')}</SectionTitle>
      <p data-fund-plain>
        {t('plain')}{' '}
        <a
          href="/api/features/community-fund/ledger.csv"
          className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
        >
          {t('plainLink')}
        </a>
      </p>
      <p role="status" data-fund-loading hidden>
        {t('loading')}
      </p>
      <div role="alert" data-fund-failed hidden>
        <p className="mb-3 font-semibold">{t('failed')}</p>
        <button type="button" className={secondaryButton}>
          {t('again')}
        </button>
      </div>
      <div data-fund-figures hidden className="grid gap-4 lg:grid-cols-2">
        <div className="rounded-card border border-line bg-surface p-5">
          <h3 className="text-15 text-ink-soft">{fund('goal')}</h3>
          <p className="text-28 font-extrabold tabular-nums" data-fund-donated />
          <div
            role="progressbar"
            aria-label={fund('goal')}
            aria-valuenow={0}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-3 h-3 overflow-hidden rounded-full bg-sunken"
          >
            <div className="h-full rounded-full bg-sea" data-fund-bar />
          </div>
          <p className="mt-2 text-15 text-ink-soft" data-fund-percent />
          <p className="mt-1 text-15 text-ink-soft" data-fund-month />
          <dl className={classNames('mt-5', figuresLook)}>
            {FIGURES.map((name) => (
              <div key={name} className="flex flex-col-reverse justify-end">
                <dt className="text-14 text-ink-soft">{fund(name)}</dt>
                <dd className="text-22 font-bold tabular-nums" data-figure={name} />
              </div>
            ))}
          </dl>
        </div>
        <div className="rounded-card border border-line bg-surface p-5">
          <h3 className="text-18">{fund('where')}</h3>
          <dl className="mt-2 grid gap-2">
            {SUMS.map((name) => (
              <div key={name} className="flex justify-between gap-4">
                <dt>{fund(name)}</dt>
                <dd className="font-semibold tabular-nums" data-figure={name} />
              </div>
            ))}
            <div className="flex justify-between gap-4">
              <dt>{t('givers')}</dt>
              <dd className="font-semibold tabular-nums" data-figure="givers" />
            </div>
          </dl>
          <h3 className="mt-6 text-18">{fund('recent')}</h3>
          <ul className="mt-2 grid gap-2" data-fund-uses />
          <p className="mt-4 text-14 text-ink-soft">{fund('privacy')}</p>
        </div>
      </div>
    </section>
  );
}
