import { GIFT_PRESETS, LEDGER_KINDS } from '@lakou/contract/community-fund.rules';
import { formatMoney } from '@lakou/i18n';
import type { MetaArgs } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { ButtonLink, secondaryButton } from './button-link.tsx';
import { SectionTitle } from './home/section-title.tsx';
import { pageMeta } from './page-meta.ts';
import { PublicFundFigures } from './public-fund-figures.tsx';

const LEDGER = '/api/features/community-fund/ledger.csv';
const STEPS = ['step1', 'step2', 'step3'] as const;

export function meta({ location }: MetaArgs) {
  const { t } = wordsIn(languageOfPath(location.pathname) ?? 'en').of('fund-page');
  return pageMeta(location.pathname, {
    title: t('meta.title'),
    description: t('meta.description'),
    image: '/api/features/community-fund/card.png',
  });
}

/** The community fund for everybody: its figures come from the server by a small script, all else is in the page. */
export default function PublicFundPage() {
  const { t } = useTranslation('fund-page');
  const { t: fund } = useTranslation('community-fund');
  return (
    <>
      <header className="wrap pt-6 pb-8 lg:pt-10 lg:pb-12">
        <h1 className="font-extrabold text-36 tracking-tight lg:text-52">{fund('title')}</h1>
        <p className="mt-4 max-w-[46rem] text-18 text-ink-soft">{t('lead')}</p>
      </header>
      <Amounts />
      <PublicFundFigures />
      <section className="wrap py-8 lg:py-12">
        <SectionTitle>{t('how')}</SectionTitle>
        <ol className="grid list-inside list-decimal gap-4 md:grid-cols-3">
          {STEPS.map((step) => (
            <li key={step} className="rounded-card border border-line bg-surface p-5">
              {t(step)}
            </li>
          ))}
        </ol>
      </section>
      <Ledger />
      <Help />
      <script defer src="/fund.js" />
    </>
  );
}

/** Signing in leads on to the dialog with the amount in it. */
function useGiveAddress() {
  const lang = useLanguage();
  return (amount: number | '') => `/${lang}/sign-in?next=${encodeURIComponent(`/app/fund?amount=${amount}`)}`;
}

function Amounts() {
  const { t } = useTranslation('fund-page');
  const lang = useLanguage();
  const addressOf = useGiveAddress();
  return (
    <section className="wrap" aria-label={t('give')}>
      <ul className="grid gap-3 md:grid-cols-3">
        {GIFT_PRESETS.map((preset) => {
          const amount = formatMoney(lang, preset * 100, 'USD');
          return (
            <li key={preset}>
              <a
                href={addressOf(preset)}
                className="grid min-h-18 content-center rounded-card border border-line-strong bg-surface px-5 py-3 hover:bg-sunken"
              >
                <span className="text-18 font-bold">{t('giveAmount', { amount })}</span>
                <span className="min-h-6 text-15 text-ink-soft tabular-nums" data-gourdes={preset} />
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <ButtonLink href={addressOf('')}>{t('other')}</ButtonLink>
      </p>
      <p className="mt-3 max-w-[46rem] text-15 text-ink-soft">{t('signIn')}</p>
    </section>
  );
}

/** A plain form: without a script it downloads all months. */
function Ledger() {
  const { t } = useTranslation('fund-page');
  const { t: fund } = useTranslation('community-fund');
  const select = 'mt-1 block min-h-12 w-full rounded-control border border-line-strong bg-surface px-3';
  return (
    <section className="wrap py-8 lg:py-12">
      <SectionTitle>{t('ledger')}</SectionTitle>
      <p className="max-w-[46rem]">{t('ledgerText')}</p>
      <form action={LEDGER} className="mt-5 grid max-w-[46rem] gap-4 md:grid-cols-2">
        <label className="font-semibold">
          {fund('ledger.month')}
          <select name="month" className={select} data-fund-months>
            <option value="">{fund('ledger.allMonths')}</option>
          </select>
        </label>
        <label className="font-semibold">
          {fund('ledger.kind')}
          <select name="kind" className={select}>
            <option value="">{fund('ledger.all')}</option>
            {LEDGER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {fund(`ledger.kinds.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <div>
          <button type="submit" className={secondaryButton}>
            {fund('ledger.download')}
          </button>
        </div>
      </form>
    </section>
  );
}

function Help() {
  const { t } = useTranslation('fund-page');
  const { t: fund } = useTranslation('community-fund');
  const lang = useLanguage();
  return (
    <section className="bg-sea-tint">
      <div className="wrap py-10 lg:py-14">
        <h2 className="font-extrabold text-28 tracking-tight lg:text-36">{t('need')}</h2>
        <p className="mt-2 mb-5 max-w-[40rem]">{t('needText')}</p>
        <ButtonLink href={`/${lang}/sign-in?next=${encodeURIComponent('/app/fund/ask')}`}>
          {fund('ask')}
        </ButtonLink>
      </div>
    </section>
  );
}
