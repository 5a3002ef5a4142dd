import type { User } from '@lakou/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const AT_ONCE = 50;

/** Somebody to whom one may start a conversation. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Only for providers. */
  readonly specialty?: string | null;
  readonly photo: string | null;
}

/** Patients may write to every listed provider. */
async function listedProviders(q: string): Promise<Person[]> {
  const cards = await api('GET /api/providers', { query: { q: q || undefined, limit: AT_ONCE } });
  return cards.map(({ id, name, specialty, profilePictureUrl: photo }) => ({ id, name, specialty, photo }));
}

/** Providers may write to their patients. */
async function patientsOf(id: string, q: string): Promise<Person[]> {
  const patients = await api('GET /api/providers/:id/patients', {
    params: { id },
    query: { q: q || undefined, limit: AT_ONCE },
  });
  return patients.map(({ id, name, profilePhotoUrl: photo }) => ({ id, name, photo }));
}

export const peopleQuery = ({ id, role }: Pick<User, 'id' | 'role'>, search: string) =>
  queryOptions({
    queryKey: ['chat-people', id, search],
    queryFn: () => (role === 'PROVIDER' ? patientsOf(id, search) : listedProviders(search)),
    enabled: role === 'PATIENT' || role === 'PROVIDER',
    placeholderData: keepPreviousData,
  });
