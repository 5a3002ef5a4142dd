import type { MaternityProfile } from '@lakou/contract/user';
import { useQuery } from '@tanstack/react-query';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { birthPlanQuery } from './birth-plan.queries.ts';
import { countReady, PLAN_STEPS } from './plan-steps.ts';

/** How much of the plan for the birth is ready, and the way to it. */
export function PlanCard({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  return (
    <Section title={t('plan.title')}>
      <QueryState query={useQuery(birthPlanQuery(profile.patientId))} failed={t('plan.failed')}>
        {(plan) => (
          <Card>
            <p className="mb-3">
              {plan.savedAt
                ? t('plan.ready', { ready: countReady(plan), all: PLAN_STEPS.length })
                : t('plan.empty')}
            </p>
            <ButtonLink variant="secondary" icon={ClipboardList} to="/app/birth-plan">
              {t(plan.savedAt ? 'plan.see' : 'plan.start')}
            </ButtonLink>
          </Card>
        )}
      </QueryState>
    </Section>
  );
}
