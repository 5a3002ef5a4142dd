import House from 'lucide-react/icons/house';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

/** Where a health worker's day begins. */
export function WorkerHomeCard({ clinicName }: { clinicName: string }) {
  const { t } = useTranslation('provider-workspace');
  return (
    <Section title={t('homeVisits')}>
      <Card>
        <div className="grid gap-3">
          <p>{t('homeVisitsText', { clinic: clinicName })}</p>
          <ButtonLink icon={House} to="/app/community">
            {t('openHomeVisits')}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}
