import type { User } from '@lakou/contract';
import type { ClinicDetails, UserChanges } from '@lakou/contract/profiles';
import type { AvailabilityChanges } from '@lakou/contract/scheduling';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../../platform/api/api.ts';
import { followProfileLanguage } from '../../../platform/language/language.tsx';
import { toast } from '../../../ui/toast.ts';
import { rememberUser } from '../profiles.queries.ts';

/** The fields of a patient or provider, or those of a clinic; what a provider offers has a call of its own. */
export type ProfileBody = UserChanges & { clinicDetails?: ClinicDetails; offer?: AvailabilityChanges };
export type Saving = UseMutationResult<User, Error, ProfileBody>;

function useSave(send: (body: ProfileBody) => Promise<User>, onSaved: () => void): Saving {
  const { t } = useTranslation('profiles');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ offer, ...body }) => {
      // Sent first, so that nobody is listed before it is known what they offer.
      if (offer) await api('PUT /api/providers/me/availability', { body: offer });
      return send(body);
    },
    onSuccess: async (user) => {
      if (user.role === 'PROVIDER') await queries.invalidateQueries({ queryKey: ['bookings'] });
      rememberUser(queries, user);
      await followProfileLanguage(user.preferredLanguage);
      toast.success(t('updated'));
      onSaved();
    },
  });
}

/** Completes a profile, or changes the details of a clinic: the server has one call for both. */
export const useComplete = (id: string, onSaved: () => void): Saving =>
  useSave((body) => api('POST /api/users/:id/complete-profile', { params: { id }, body }), onSaved);

export const useChange = (id: string, onSaved: () => void): Saving =>
  useSave((body) => api('PUT /api/users/:id', { params: { id }, body }), onSaved);
