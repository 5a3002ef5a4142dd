import type { KitItem } from '@lakou/contract/first-aid';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { kitQuery } from './first-aid.queries.ts';
import { useKitChecks } from './kit-checks.ts';

export const clientLoader = needsWords('first-aid');

export default function Kit() {
  const { t } = useTranslation('first-aid');
  const kit = useQuery(kitQuery(useLanguage()));
  return (
    <div className="mx-auto grid max-w-160 gap-5">
      <title>{t('kit.title')}</title>
      <div>
        <BackLink to="/app/first-aid">{t('back')}</BackLink>
        <div className="mt-3">
          <PageTitle>{t('kit.title')}</PageTitle>
        </div>
        <p className="mt-1 text-ink-soft">{t('kit.about')}</p>
      </div>
      <QueryState
        query={kit}
        skeleton={
          <Skeleton>
            <div className="space-y-3">
              <SkeletonText />
              <SkeletonText />
              <SkeletonText />
              <SkeletonText />
            </div>
          </Skeleton>
        }
        failed={t('failed')}
      >
        {(items) => <Checklist items={items} />}
      </QueryState>
    </div>
  );
}

function Checklist({ items }: { items: readonly KitItem[] }) {
  const { t } = useTranslation('first-aid');
  const checks = useKitChecks();
  const count = items.filter(({ id }) => checks.has(id)).length;
  const total = items.length;
  return (
    <>
      <p role="status" className="text-18 font-bold">
        {count === total ? t('kit.complete') : t('kit.have', { number: count, total })}
      </p>
      <ul className="grid gap-2">
        {items.map(({ id, name, why }) => (
          <li key={id}>
            <Checkbox
              framed
              label={name}
              description={why}
              checked={checks.has(id)}
              onChange={() => checks.toggle(id)}
            />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <Button variant="ghost" onClick={checks.reset}>
          {t('kit.reset')}
        </Button>
      )}
    </>
  );
}
