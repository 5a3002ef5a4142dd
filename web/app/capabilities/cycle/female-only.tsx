import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useFamily } from '../family/active-profile.ts';

/** Shows its children to patients whose profile says Female, for their own data; others get an explanation. */
export function FemaleOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cycle');
  const { role, gender } = useUser();
  const { active, choose } = useFamily();
  if (role !== 'PATIENT') return <Navigate to="/app" replace />;
  if (active.dependentId)
    return (
      <EmptyCard
        text={t('gate.other')}
        action={<Button onClick={() => choose('me')}>{t('gate.own')}</Button>}
      />
    );
  if (gender !== 'Female')
    return (
      <EmptyCard
        text={t('gate.gender')}
        action={<ButtonLink to="/app/personal-info">{t('gate.profile')}</ButtonLink>}
      />
    );
  return children;
}
