import type { AvailabilityChanges, MyAvailability } from '@lakou/contract/scheduling';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { ownAvailabilityQuery } from './agenda.queries.ts';

/** Saves a part of the availability; the switch changes at once, and changes back when saving fails. */
export function useChangeAvailability() {
  const { t } = useTranslation('provider-workspace');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { queryKey } = ownAvailabilityQuery;
  return useMutation({
    mutationFn: (body: AvailabilityChanges) => api('PUT /api/providers/me/availability', { body }),
    onMutate: async ({ isAvailable }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<MyAvailability>(queryKey);
      if (before && isAvailable !== undefined) queries.setQueryData(queryKey, { ...before, isAvailable });
      return before;
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      toast.success(t('saved'));
    },
    onError: (error, { isAvailable }, before) => {
      if (before) queries.setQueryData(queryKey, before);
      // The bar that saves the rest says it itself.
      if (isAvailable !== undefined) toast.error(errorText(error));
    },
  });
}
