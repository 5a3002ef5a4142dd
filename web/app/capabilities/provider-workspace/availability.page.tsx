import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { ownAvailabilityQuery } from './agenda.queries.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { ExceptionsCard } from './exceptions-card.tsx';
import { FeesCard } from './fees-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { ProviderOnly } from './provider-only.tsx';

export const clientLoader = needsWords('provider-workspace', 'bookings', 'profiles');

/** When one takes visits, and for how much. */
export default function Availability() {
  const { t } = useTranslation('provider-workspace');
  return (
    <ProviderOnly>
      <title>{t('availabilityTitle')}</title>
      <div className="max-w-180">
        <Sections>
          <PageTitle>{t('availabilityTitle')}</PageTitle>
          <Parts />
        </Sections>
      </div>
    </ProviderOnly>
  );
}

function Parts() {
  const { t } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const { data, error, refetch, isRefetching } = useQuery(ownAvailabilityQuery);
  if (!data) {
    if (!error) return <CardsSkeleton />;
    return (
      <Card>
        <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <AvailabilitySwitch isAvailable={data.isAvailable} />
      </Card>
      <HoursCard hours={data.hours} timeZone={data.timeZone} />
      <Section title={t('exceptionsTitle')}>
        <ExceptionsCard exceptions={data.exceptions} timeZone={data.timeZone} />
      </Section>
      <Section title={t('feesTitle')}>
        <FeesCard fees={data.fees} />
      </Section>
    </>
  );
}
