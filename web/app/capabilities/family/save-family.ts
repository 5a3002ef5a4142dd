import type { User } from '@lakou/contract';
import { ApiError, api } from '../../platform/api/api.ts';
import type { Draft } from './drafts.ts';

const isThere = (error: unknown) => error instanceof ApiError && error.code === 'duplicate_entry';

export const putFamily = (userId: string, list: readonly Draft[]): Promise<User> =>
  api('PUT /api/users/:id', {
    params: { id: userId },
    body: { dependents: list.map(({ key: _, allergies: __, ...person }) => person) },
  });

/** The list with the ids that the server gave to new people; it adds them in the order they were sent. */
export function withIds(list: readonly Draft[], saved: User['dependents']): Draft[] {
  const known = new Set(list.map(({ id }) => id));
  const added = (saved ?? []).filter(({ id }) => !known.has(id));
  return list.map((draft) => {
    const next = draft.id === undefined ? added.shift() : undefined;
    return next ? { ...draft, id: next.id } : draft;
  });
}

/** Allergies are entries of the record. Sent again, those that are there already stay as they are. */
export async function addAllergies(patientId: string, { id, allergies }: Draft): Promise<void> {
  for (const text of id ? allergies : [])
    await api('POST /api/records/:id/entries', {
      params: { id: patientId },
      body: { kind: 'allergy', text, dependentId: id },
    }).catch((error: unknown) => {
      if (!isThere(error)) throw error;
    });
}
