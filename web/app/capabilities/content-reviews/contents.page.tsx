import type { ReviewedRow } from '@lakou/contract/content-reviews';
import { CONTENT_KINDS, REVIEW_STATES } from '@lakou/contract/content-reviews.rules';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { contentsQuery } from './content-reviews.queries.ts';
import { ReviewState } from './review-state.tsx';

export const clientLoader = needsWords('content-reviews');

/** Medical content of one kind, with the state of its review. */
export default function Contents() {
  const { t } = useTranslation('content-reviews');
  const lang = useLanguage();
  const { get, put } = useAddress();
  const kind = CONTENT_KINDS.find((one) => one === get('kind')) ?? 'first-aid';
  const state = REVIEW_STATES.find((one) => one === get('state'));
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <FilterChips
        legend={t('kindTitle')}
        options={CONTENT_KINDS.map((one) => ({ value: one, title: t(`kind.${one}`) }))}
        value={kind}
        onChange={(value) => put('kind', value === 'first-aid' ? '' : value)}
      />
      <FilterChips
        legend={t('stateTitle')}
        options={[
          { value: 'all', title: t('all') },
          ...REVIEW_STATES.map((one) => ({ value: one, title: t(`state.${one}`) })),
        ]}
        value={state ?? 'all'}
        onChange={(value) => put('state', value === 'all' ? '' : value)}
      />
      <PagedList
        query={useInfiniteQuery(contentsQuery({ kind, state, lang }))}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard text={t('nothing')} />}
      >
        {(contents) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {contents.map((content) => (
              <ContentRow key={content.id} content={content} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function ContentRow({ content }: { content: ReviewedRow }) {
  const { t } = useTranslation('content-reviews');
  const lang = useLanguage();
  const { id, title, state, reviewer, reviewedOn, corrections, stale } = content;
  const facts = [
    reviewer && reviewedOn && `${reviewer}, ${formatDate(lang, reviewedOn, 'medium')}`,
    corrections > 0 && t('corrections', { count: corrections }),
    stale > 0 && t('stale', { count: stale }),
  ];
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={`/app/content-reviews/${id}`}
        className="flex min-h-16 items-center gap-3 p-4 hover:bg-sunken"
      >
        <span className="grid min-w-0 grow justify-items-start gap-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <ReviewState state={state} />
          <span className="text-14 text-ink-soft wrap-anywhere">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
