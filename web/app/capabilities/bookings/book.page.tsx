import { Navigate, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { WithProvider } from '../providers/with-provider.tsx';
import { BookForm } from './book-form.tsx';
import { NothingOffered } from './nothing-offered.tsx';
import { modesFor } from './use-new-booking.ts';

export const clientLoader = needsWords('bookings', 'family', 'packages', 'providers');

/** Books a visit with one provider, on one screen. */
export default function Book() {
  const { t } = useTranslation('bookings');
  const { t: providers } = useTranslation('providers');
  const { role } = useUser();
  const { providerId = '' } = useParams();
  if (role !== 'PATIENT') return <Navigate to="/app" replace />;
  return (
    <div className="mx-auto max-w-160 lg:max-w-264">
      <title>{t('bookTitle')}</title>
      <BackLink to="/app/find-care">{providers('back')}</BackLink>
      <h1 className="mt-2 mb-5 text-28 font-extrabold tracking-tight">{t('bookTitle')}</h1>
      <WithProvider id={providerId}>
        {(provider) =>
          modesFor(provider, undefined).length > 0 ? (
            <BookForm provider={provider} />
          ) : (
            <NothingOffered provider={provider} />
          )
        }
      </WithProvider>
    </div>
  );
}
