import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MyPayouts } from './my-payouts.tsx';

export const clientLoader = needsWords('payouts');

/** What patients paid online for the clinic's invoices, and where it is sent. */
export default function ClinicPayouts() {
  const { t } = useTranslation('payouts');
  const { clinicId } = useUser();
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <p>
        <TextLink to="/app/invoices">{t('toInvoices')}</TextLink>
      </p>
      <PageTitle>{t('title')}</PageTitle>
      {clinicId && <MyPayouts clinicId={clinicId} />}
    </div>
  );
}
