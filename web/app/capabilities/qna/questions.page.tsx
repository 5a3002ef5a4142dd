import { QUESTION_SORTS } from '@lakou/contract/qna.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { LANGUAGES, languageNames } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaOf } from '../../areas/areas.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { useLabels } from '../providers/labels.ts';
import { AskDialog } from './ask.dialog.tsx';
import { questionsQuery } from './qna.queries.ts';
import { QuestionStatus } from './question-status.tsx';
import { Tags } from './tags.tsx';
import { VerifyFirst } from './verify-first.tsx';
import { WrittenBy } from './written-by.tsx';

export const clientLoader = needsWords('qna', 'providers');

const COUNTRIES = [
  { value: 'Haiti', name: 'HT' },
  { value: 'United States', name: 'US' },
] as const;

/** Questions among professionals; what is filtered is in the address. */
export default function Questions() {
  const { t } = useTranslation('qna');
  const { t: provider } = useTranslation('providers');
  const labels = useLabels();
  const user = useUser();
  // Administrative staff have no licence to write with.
  const readsOnly = user.role === 'PROVIDER' && areaOf(user) === 'clinic';
  const { get, put } = useAddress();
  const [asking, setAsking] = useState(false);
  const filter = {
    specialty: get('specialty'),
    country: get('country'),
    q: get('q'),
    unanswered: get('unanswered') === '1',
    language: LANGUAGES.find((one) => one === get('language')) ?? '',
    tag: get('tag'),
    sort: QUESTION_SORTS.find((one) => one === get('sort')) ?? 'newest',
  } as const;
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          !readsOnly && (
            <Button icon={Plus} onClick={() => setAsking(true)}>
              {t('ask')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <VerifyFirst />
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={filter.q}
        onChange={(text) => put('q', text)}
      />
      <FilterChips
        legend={t('specialty')}
        options={[
          { value: 'all', title: t('all') },
          ...SPECIALTIES.map(({ value, name }) => ({ value, title: provider(`specialties.${name}`) })),
        ]}
        value={filter.specialty || 'all'}
        onChange={(value) => put('specialty', value === 'all' ? '' : value)}
      />
      <FilterChips
        legend={t('country')}
        options={[
          { value: 'all', title: t('everywhere') },
          ...COUNTRIES.map(({ value, name }) => ({ value, title: provider(`countries.${name}`) })),
        ]}
        value={filter.country || 'all'}
        onChange={(value) => put('country', value === 'all' ? '' : value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('language')}
          empty={t('anyLanguage')}
          value={filter.language}
          onChange={({ target }) => put('language', target.value)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </Select>
        <Select label={t('sort')} value={filter.sort} onChange={({ target }) => put('sort', target.value)}>
          {QUESTION_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sorts.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {filter.tag && (
        <p className="flex flex-wrap items-center gap-2">
          {t('withTag', { tag: filter.tag })}
          <Button variant="ghost" onClick={() => put('tag', '')}>
            {t('allTags')}
          </Button>
        </p>
      )}
      <Checkbox
        label={t('unanswered')}
        checked={filter.unanswered}
        onChange={({ target }) => put('unanswered', target.checked ? '1' : '')}
      />
      <PagedList
        query={useInfiniteQuery(questionsQuery(filter))}
        failed={t('failed')}
        more={t('more')}
        skeleton={
          <Skeleton>
            <SkeletonCard />
            <SkeletonCard />
          </Skeleton>
        }
        empty={<EmptyCard text={t('none')} />}
      >
        {(questions) => (
          <ul className="grid gap-3">
            {questions.map((question) => (
              <li key={question.id} className="rounded-card border border-line bg-surface p-4">
                <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
                  <QuestionStatus status={question.status} />
                  <span>{labels.specialty(question.specialty)}</span>
                  <span>{t('answers', { count: question.answerCount })}</span>
                </div>
                <h2 className="mb-3 text-18 font-bold wrap-anywhere">
                  <Link to={`/app/qna/${question.id}`} className="inline-block min-h-11 py-2 hover:underline">
                    {question.title}
                  </Link>
                </h2>
                <Tags tags={question.tags} />
                <WrittenBy {...question} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
