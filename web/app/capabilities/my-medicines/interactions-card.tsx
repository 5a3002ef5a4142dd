import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { severityLook } from '../toolbox/severity-look.ts';
import { interactionsQuery, type Whose } from './my-medicines.queries.ts';

/**
 * What our list says about these medicines together and for this person; nothing found is never called safe. Of one alone
 * only what speaks against it is shown.
 */
export function Interactions({ of, isAlone }: { of: Whose; isAlone: boolean }) {
  const { t } = useTranslation('my-medicines');
  const query = useQuery(interactionsQuery(of));
  if (isAlone && !query.isError && !query.data?.warnings.length) return null;
  return (
    <Section title={t('interactions.title')}>
      <QueryState
        query={query}
        failed={t('interactions.failed')}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
      >
        {({ found, duplicates, warnings, unknown }) => (
          <>
            <p className="text-16">
              {found.length + duplicates.length > 0
                ? t('interactions.found')
                : t(warnings.length > 0 ? 'interactions.warned' : 'interactions.none')}
            </p>
            <ul className="grid gap-3 empty:hidden">
              {found.map(({ drugs, names, severity, effect, source }) => (
                <Card as="li" key={`${drugs.join()} ${effect}`}>
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <h3 className="text-16 font-bold">{names.join(' + ')}</h3>
                    <Badge tone={severityLook[severity].tone} icon={severityLook[severity].icon}>
                      {t(`interactions.severity.${severity}`)}
                    </Badge>
                  </div>
                  <p className="mt-1 text-16">{effect}</p>
                  <p className="mt-1 text-14 text-ink-soft">
                    {source.publisher}, <cite>{source.title}</cite>, {source.year}
                  </p>
                </Card>
              ))}
              {warnings.map(({ drug, about, name, severity, text, source }) => (
                <Card as="li" key={`${drug} ${text}`}>
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <h3 className="text-16 font-bold">{name}</h3>
                    <Badge tone={severityLook[severity].tone} icon={severityLook[severity].icon}>
                      {t(`interactions.about.${about}`)}
                    </Badge>
                  </div>
                  <p className="mt-1 text-16">{text}</p>
                  <p className="mt-1 text-14 text-ink-soft">
                    {source.publisher}, <cite>{source.title}</cite>, {source.year}
                  </p>
                </Card>
              ))}
              {duplicates.map(({ drugs, text }) => (
                <Card as="li" key={drugs.join()}>
                  <p className="text-16 font-semibold">{text}</p>
                </Card>
              ))}
            </ul>
            {unknown.length > 0 && (
              <p className="text-15 text-ink-soft wrap-anywhere">
                {t('interactions.unknown', { names: unknown.join(', ') })}
              </p>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}
