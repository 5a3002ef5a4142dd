import type { Role } from '@lakou/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

const AT_ONCE = 20;

/** Somebody one may write to first. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly about: string | null;
  readonly photo: string | null;
}

async function listedProviders(q: string): Promise<Person[]> {
  const cards = await api('GET /api/providers', { query: { q: q || undefined, limit: AT_ONCE } });
  return cards.map(({ id, name, specialty, profilePictureUrl }) => ({
    id,
    name,
    about: specialty,
    photo: profilePictureUrl,
  }));
}

/** Patients find every listed provider here; what others may write to is in their conversations. */
export const peopleQuery = (role: Role, search: string) =>
  queryOptions({
    queryKey: ['chat-people', role, search],
    queryFn: () => listedProviders(search),
    enabled: role === 'PATIENT',
    placeholderData: keepPreviousData,
  });
