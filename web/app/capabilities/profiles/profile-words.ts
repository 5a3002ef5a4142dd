import type { ClientLoaderFunctionArgs } from 'react-router';
import { needsWords } from '../../platform/language/language.tsx';
import { queryClient } from '../../platform/query.ts';
import { sessionQuery } from '../../platform/session.ts';

const ofAll = needsWords('profiles');
const ofProviders = needsWords('profiles', 'bookings');

/** The words of a profile's form; a provider's also names the kinds of visits. */
export async function profileWords({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) {
  const user = await queryClient.ensureQueryData(sessionQuery);
  await (user?.role === 'PROVIDER' ? ofProviders : ofAll)({ request });
  return null;
}
