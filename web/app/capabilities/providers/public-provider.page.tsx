import { PRODUCT } from '@lakou/i18n';
import { useParams } from 'react-router';
import { needsWords } from '../../platform/language/language.tsx';
import { useLabels } from './labels.ts';
import { ProfileView } from './profile-view.tsx';
import { PublicFrame } from './public-frame.tsx';
import { WithProvider } from './with-provider.tsx';

export const clientLoader = needsWords('common', 'errors', 'shell', 'providers');

/** A provider's profile for visitors who are not signed in. */
export default function PublicProvider() {
  const labels = useLabels();
  const { id = '' } = useParams();
  return (
    <PublicFrame>
      <WithProvider id={id}>
        {(provider) => (
          <>
            {/* The server writes this title and the other metadata into the document; here it follows the language. */}
            <title>{`${labels.who(provider)} · ${PRODUCT}`}</title>
            {/* Booking is part of the app: visitors sign in first and then continue there. */}
            <ProfileView provider={provider} acts isPublic />
          </>
        )}
      </WithProvider>
    </PublicFrame>
  );
}
