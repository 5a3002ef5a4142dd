import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';

/** The title and the tabs of staff; the content receives the id of the clinic. */
export function StaffFrame({
  action,
  children,
}: {
  action?: ReactNode;
  children: (id: string) => ReactNode;
}) {
  const { t } = useTranslation('staff');
  const { clinicId } = useUser();
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle action={action}>{t('title')}</PageTitle>
      <SegmentedLinks
        label={t('title')}
        links={[
          { to: '/app/staff', text: t('team') },
          { to: '/app/staff/time', text: t('time') },
          { to: '/app/staff/leave', text: t('leave') },
        ]}
      />
      {clinicId ? (
        children(clinicId)
      ) : (
        <Card>
          <FormError>{t('noClinic')}</FormError>
        </Card>
      )}
    </div>
  );
}
