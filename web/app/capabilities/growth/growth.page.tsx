import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { vitalsQuery } from '../trackers/trackers.queries.ts';
import { type Child, childrenOf } from './children.ts';
import { GrowthDialog } from './growth-dialog.tsx';
import { GrowthResults } from './growth-results.tsx';

export const clientLoader = needsWords('growth', 'measurements', 'maternity', 'trackers', 'listen');

/** How the children under five grow. */
export default function GrowthPage() {
  const { t } = useTranslation('growth');
  const children = childrenOf(useUser(), dayHere(new Date()));
  const { dependentId } = useActiveProfile();
  const [chosen, setChosen] = useState(dependentId);
  const child = children.find((one) => one.dependentId === chosen) ?? children[0];
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      {children.length > 1 && (
        <FilterChips
          legend={t('who')}
          options={children.map((one) => ({ value: one.dependentId, title: one.name }))}
          value={child?.dependentId}
          onChange={setChosen}
        />
      )}
      {child ? (
        <OneChild key={child.dependentId} child={child} />
      ) : (
        <EmptyCard text={t('noChild')} action={<TextLink to="/app">{t('toFamily')}</TextLink>} />
      )}
    </Sections>
  );
}

function OneChild({ child }: { child: Child }) {
  const { t } = useTranslation('growth');
  const [measuring, setMeasuring] = useState(false);
  const query = useQuery(vitalsQuery(child));
  return (
    <>
      <div>
        <Button icon={Plus} onClick={() => setMeasuring(true)}>
          {t('add')}
        </Button>
      </div>
      {!child.sex && (
        <Banner tone="warn" icon={TriangleAlert} action={<TextLink to="/app">{t('toFamily')}</TextLink>}>
          {t('noSex', { name: child.name })}
        </Banner>
      )}
      <QueryState query={query} failed={t('failed')}>
        {(found) => <GrowthResults child={child} found={found} />}
      </QueryState>
      {measuring && (
        <GrowthDialog child={child} known={query.data ?? []} onClose={() => setMeasuring(false)} />
      )}
    </>
  );
}
