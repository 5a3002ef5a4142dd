import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';

/** What a patient comes for first. A new account has none of it yet, and says so. */
export function PatientSections() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid gap-7 lg:grid-cols-2 lg:gap-5">
      <Section title={t('appointments.title')}>
        <Card>
          <EmptyState drawing={<CalendarUnderTree />} text={t('appointments.empty')} />
        </Card>
      </Section>
      <Section title={t('payments.title')}>
        <Card>
          <EmptyState drawing={<Letter />} text={t('payments.empty')} />
        </Card>
      </Section>
    </div>
  );
}
