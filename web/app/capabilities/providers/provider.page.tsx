import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PackageOffers } from '../package-offers/package-offers.tsx';
import { WaitButton } from '../waiting-lists/wait-button.tsx';
import { ProfileView } from './profile-view.tsx';
import { WithProvider } from './with-provider.tsx';

export const clientLoader = needsWords('packages', 'providers', 'waiting-lists');

/** A provider's profile inside the app. */
export default function ProviderPage() {
  const { t } = useTranslation('providers');
  const { id = '' } = useParams();
  const { role } = useUser();
  return (
    <>
      <title>{t('publicTitle')}</title>
      <div className="mb-4">
        <BackLink to="/app/find-care">{t('back')}</BackLink>
      </div>
      <WithProvider id={id} title={t('publicTitle')}>
        {(provider) => (
          <>
            <title>{provider.name}</title>
            <ProfileView
              provider={provider}
              acts={role === 'PATIENT'}
              packages={role === 'PATIENT' && <PackageOffers providerId={id} />}
              waiting={role === 'PATIENT' && <WaitButton providerId={id} name={provider.name} />}
            />
          </>
        )}
      </WithProvider>
    </>
  );
}
