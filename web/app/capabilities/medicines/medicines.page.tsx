import type { Medicine } from '@lakou/contract/medicines';
import { LONGEST_SEARCH } from '@lakou/contract/primitives.rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useFindIndex } from '../../platform/find/use-find-index.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { ListTitle } from '../../ui/list-title.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Panes } from '../../ui/panes.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { categoriesOf, everydayWordsOf, finderOf } from './find.ts';
import { Groups } from './groups.tsx';
import { MedicineRow } from './medicine-row.tsx';
import { medicinesQuery } from './medicines.queries.ts';

export const clientLoader = needsWords('medicines');

const ALL = 'all';
const AT_FIRST = 30;

export default function Medicines() {
  const { t } = useTranslation('medicines');
  const { id } = useParams();
  return (
    <Panes openId={id} choose={t('choose')}>
      <MedicineList isBeside={id !== undefined} />
    </Panes>
  );
}

function MedicineList({ isBeside }: { isBeside: boolean }) {
  const { t } = useTranslation('medicines');
  const all = useQuery(medicinesQuery(useLanguage()));
  return (
    <div className="grid gap-4">
      <ListTitle isBeside={isBeside}>{t('title')}</ListTitle>
      <QueryState
        query={all}
        skeleton={<DirectorySkeleton />}
        failed={t('failed')}
        isEmpty={(medicines) => medicines.length === 0}
        empty={<EmptyCard text={t('none')} />}
      >
        {(medicines) => <Directory medicines={medicines} isBeside={isBeside} />}
      </QueryState>
    </div>
  );
}

function DirectorySkeleton() {
  return (
    <Skeleton>
      <div className="space-y-4">
        <SkeletonBlock size="h-12 w-full" />
        <SkeletonBlock size="h-11 w-4/5" />
        <div className="grid gap-2 md:grid-cols-2">
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </div>
      </div>
    </Skeleton>
  );
}

// `category` stands in links that are older than the groups.
const groupIn = (address: URLSearchParams) => address.get('group') ?? address.get('category');

interface DirectoryProps {
  medicines: readonly Medicine[];
  isBeside: boolean;
}

function Directory({ medicines, isBeside }: DirectoryProps) {
  const { t } = useTranslation('medicines');
  const lang = useLanguage();
  const { params, change } = useAddress();
  const text = (params.get('q') ?? '').slice(0, LONGEST_SEARCH);
  const chosen = groupIn(params);
  const group = chosen ?? ALL;
  const isOpen = text !== '' || chosen !== null;
  const status = useRef<HTMLParagraphElement>(null);
  const index = useFindIndex(text !== '');
  const find = useMemo(
    () => finderOf(medicines, lang, index && everydayWordsOf(index.everydayIndex('medicines'))),
    [medicines, lang, index],
  );
  const found = useMemo(() => find(text, group), [find, text, group]);
  const choose = (changes: { q?: string; group?: string }) =>
    change((asked) => {
      const { q, group } = { q: asked.get('q'), group: groupIn(asked), ...changes };
      return { ...(q && { q }), ...(group && { group }) };
    });
  return (
    <>
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={text}
        onChange={(q) => choose({ q })}
      />
      {isOpen ? (
        <>
          <div>
            <BackLink to="/app/medicines">{t('groups')}</BackLink>
          </div>
          {/* Beside an open medicine the chips would leave no room for the list. */}
          {!isBeside && (
            <FilterChips
              legend={t('category')}
              value={group}
              onChange={(value) => choose({ group: value })}
              options={[{ value: ALL, title: t('all') }, ...categoriesOf(medicines)]}
            />
          )}
          <p ref={status} role="status" tabIndex={-1} className="text-15 text-ink-soft outline-none">
            {found.length > 0 && t('found', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <Found key={`${text} ${group}`} found={found} />
          ) : (
            <NothingFound
              text={t('none')}
              showAll={t('showAll')}
              onShowAll={() => choose({ q: '', group: ALL })}
              focus={status}
            />
          )}
        </>
      ) : (
        <Groups medicines={medicines} />
      )}
    </>
  );
}

/** Shows the first ones only, because a cheap phone renders two hundred rows slowly. */
function Found({ found }: { found: readonly Medicine[] }) {
  const { t } = useTranslation('medicines');
  const [shown, setShown] = useState(AT_FIRST);
  return (
    <>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-1">
        {found.slice(0, shown).map((medicine) => (
          <MedicineRow key={medicine.id} medicine={medicine} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="tint" block onClick={() => setShown(shown + 60)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
