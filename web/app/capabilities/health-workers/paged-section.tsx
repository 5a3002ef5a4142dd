import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';

interface PagedSectionProps<Item> {
  title: string;
  query: UseInfiniteQueryResult<InfiniteData<readonly Item[]>>;
  failed: string;
  empty: string;
  children: (item: Item) => ReactNode;
}

/** A titled list of cards that is read page by page. */
export function PagedSection<Item>({ title, query, failed, empty, children }: PagedSectionProps<Item>) {
  const { t } = useTranslation('health-workers');
  return (
    <Section title={title}>
      <PagedList
        query={query}
        failed={failed}
        more={t('more')}
        empty={
          <Card>
            <p>{empty}</p>
          </Card>
        }
      >
        {(items) => <ul className="grid gap-3">{items.map(children)}</ul>}
      </PagedList>
    </Section>
  );
}
