import type { BirthPlan as Plan } from '@lakou/contract/birth-plan';
import type { MaternityProfile } from '@lakou/contract/user';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { FemaleOnly } from '../cycle/female-only.tsx';
import { birthPlanQuery } from './birth-plan.queries.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanView } from './plan-view.tsx';
import { SharedWith } from './shared-with.tsx';

export const clientLoader = needsWords('maternity', 'cycle');

/** How the signed-in patient prepares the birth: read, changed and printed here. */
export default function BirthPlan() {
  const { t } = useTranslation('maternity');
  const { maternityProfile } = useUser();
  return (
    <>
      <title>{t('plan.title')}</title>
      <Sections>
        <PageTitle>{t('plan.title')}</PageTitle>
        <FemaleOnly>
          {maternityProfile ? (
            <OwnPlan profile={maternityProfile} />
          ) : (
            <EmptyCard
              text={t('plan.noPregnancy')}
              action={<ButtonLink to="/app/maternity">{t('setup.create')}</ButtonLink>}
            />
          )}
        </FemaleOnly>
      </Sections>
    </>
  );
}

function OwnPlan({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const [editing, setEditing] = useState(false);
  return (
    <QueryState query={useQuery(birthPlanQuery(profile.patientId))} failed={t('plan.failed')}>
      {(plan) =>
        editing ? (
          <PlanForm patientId={profile.patientId} plan={plan} onDone={() => setEditing(false)} />
        ) : (
          <ReadPlan plan={plan} shared={profile.shared} onEdit={() => setEditing(true)} />
        )
      }
    </QueryState>
  );
}

interface ReadPlanProps {
  plan: Plan;
  shared: boolean;
  onEdit: () => void;
}

function ReadPlan({ plan, shared, onEdit }: ReadPlanProps) {
  const { t } = useTranslation('maternity');
  if (!plan.savedAt)
    return (
      <Card>
        <EmptyState
          drawing={<House />}
          text={t('plan.empty')}
          action={<Button onClick={onEdit}>{t('plan.start')}</Button>}
        />
        <p className="mt-3 text-14 text-ink-soft">{t('plan.source')}</p>
      </Card>
    );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={Pencil} onClick={onEdit}>
          {t('plan.edit')}
        </Button>
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t('plan.print')}
        </Button>
      </div>
      <Card>
        <PlanView plan={plan} />
      </Card>
      <p className="font-semibold">{t('plan.go')}</p>
      <p className="text-15">{t('plan.review')}</p>
      <p className="text-14 text-ink-soft">{t('plan.source')}</p>
      <div className="print:hidden">
        <SharedWith shared={shared} />
      </div>
    </div>
  );
}
