import type { Referral } from '@lakou/contract/referrals';
import type { ReferralStatus } from '@lakou/contract/referrals.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { rememberReferral } from './referrals.queries.ts';

export interface Move {
  status: ReferralStatus;
  reason?: string;
  priority?: Referral['priority'];
  destinationFacilityId?: string | null;
  destinationFacilityName?: string;
}

/** Moves a referral on and resolves to what the server made of it; undefined when that failed: `problem` says why. */
export function useMove({ id }: Pick<Referral, 'id'>) {
  const { t } = useTranslation('referrals');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const moving = useMutation({
    mutationFn: (body: Move) => api('PUT /api/data/referrals/:id/status', { params: { id }, body }),
  });
  async function move(to: Move): Promise<Referral | undefined> {
    try {
      const moved = await moving.mutateAsync(to);
      toast.success(t('moved'));
      await rememberReferral(queries, moved);
      return moved;
    } catch {
      await queries.invalidateQueries({ queryKey: ['referrals'] });
      return undefined;
    }
  }
  const problem = moving.error ? errorText(moving.error) : undefined;
  return { move, busy: moving.isPending, problem };
}
