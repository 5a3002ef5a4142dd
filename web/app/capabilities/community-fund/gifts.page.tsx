import type { Contribution } from '@lakou/contract/community-fund';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { ReceiptLink } from '../payments/receipt-link.tsx';
import { contributionsQuery } from './fund.queries.ts';
import { LeftOver } from './left-over.tsx';
import { MonthlyGifts } from './monthly-gifts.tsx';
import { SavedMethod } from './saved-method.tsx';
import { useFundTexts } from './use-fund-texts.ts';

export const clientLoader = needsWords('community-fund', 'payments');

/** One's own gifts and what each of them became. */
export default function Gifts() {
  const { t } = useTranslation('community-fund');
  return (
    <>
      <title>{t('contributions')}</title>
      <Sections>
        <PageTitle action={<ButtonLink to="/app/fund?amount=10">{t('donate')}</ButtonLink>}>
          {t('contributions')}
        </PageTitle>
        <MonthlyGifts />
        <SavedMethod />
        <PagedList
          query={useInfiniteQuery(contributionsQuery)}
          more={t('mine.more')}
          failed={t('mine.failed')}
          empty={<EmptyCard drawing={<Letter />} text={t('mine.none')} />}
        >
          {(gifts) => (
            <ul className="grid gap-3">
              {gifts.map((gift) => (
                <Gift key={gift.id} gift={gift} />
              ))}
            </ul>
          )}
        </PagedList>
      </Sections>
    </>
  );
}

function Gift({ gift }: { gift: Contribution }) {
  const { t } = useTranslation('community-fund');
  const { money, day, place } = useFundTexts();
  const proven = gift.care.reduce((sum, { amount }) => sum + amount, 0);
  const planned = Math.round((gift.used - proven) * 100) / 100;
  return (
    <Card as="li">
      <h2 className="text-16 font-bold">
        {t('mine.gift', { amount: money(gift.amount), purpose: t(`purpose.${gift.type}`) })}
      </h2>
      <p className="text-15 text-ink-soft">
        {day(gift.date)} · {gift.donorName ? t('mine.inName', { name: gift.donorName }) : t('mine.noName')}
      </p>
      <h3 className="mt-3 text-15 font-semibold">{t('mine.became')}</h3>
      <ul className="mt-1 grid gap-1.5">
        {gift.care.map((care) => (
          <li key={care.id}>
            {t('mine.care', {
              amount: money(care.amount),
              service: t(`service.${care.service}`),
              place: place(care),
            })}
            <span className="block text-14 text-ink-soft">{t('mine.week', { day: day(care.week) })}</span>
            {care.thanks && (
              <blockquote className="mt-1 rounded-control bg-sea-tint px-3 py-2 wrap-anywhere">
                <span className="block text-14">{t('mine.thanks')}</span>
                {care.thanks}
              </blockquote>
            )}
          </li>
        ))}
        {planned > 0 && <li>{t('mine.planned', { amount: money(planned) })}</li>}
        {gift.left > 0 && <li>{t('mine.left', { amount: money(gift.left) })}</li>}
        {gift.leftOver > 0 && <LeftOver gift={gift} />}
        {gift.refunded > 0 && <li>{t('mine.refunded', { amount: money(gift.refunded) })}</li>}
      </ul>
      <p className="mt-3">
        <ReceiptLink
          payment={gift}
          label={t('mine.receiptOf', { day: day(gift.date), amount: money(gift.amount) })}
        />
      </p>
    </Card>
  );
}
