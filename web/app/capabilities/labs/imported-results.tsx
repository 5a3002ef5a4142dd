import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { ImportedResultView } from './imported-result.tsx';
import { importedResultsQuery } from './labs.queries.ts';

interface ImportedResultsProps {
  patientId: string;
  dependentId: string | undefined;
}

/** Results that came with another record; nothing where there are none. */
export function ImportedResults(of: ImportedResultsProps) {
  const { t } = useTranslation('labs');
  const query = useInfiniteQuery(importedResultsQuery(of));
  return (
    <QueryState
      query={query}
      skeleton={null}
      failed={t('imported.failed')}
      isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
      empty={null}
    >
      {({ pages }) => (
        <Section title={t('imported.title')}>
          <p className="text-15 text-ink-soft">{t('imported.about')}</p>
          <ul className="grid gap-3">
            {pages.flat().map((result) => (
              <Card as="li" key={result.id}>
                <ImportedResultView result={result} />
              </Card>
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              variant="secondary"
              block
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('imported.more')}
            </Button>
          )}
        </Section>
      )}
    </QueryState>
  );
}
