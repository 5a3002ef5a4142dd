import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
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
    <PagedList
      query={query}
      skeleton={null}
      failed={t('imported.failed')}
      empty={null}
      more={t('imported.more')}
    >
      {(results) => (
        <Section title={t('imported.title')}>
          <p className="text-15 text-ink-soft">{t('imported.about')}</p>
          <ul className="grid gap-3">
            {results.map((result) => (
              <Card as="li" key={result.id}>
                <ImportedResultView result={result} />
              </Card>
            ))}
          </ul>
        </Section>
      )}
    </PagedList>
  );
}
