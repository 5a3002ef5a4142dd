import type { Contribution } from '@lakou/contract/community-fund';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useFundTexts } from './use-fund-texts.ts';

/** What care did not need of a gift: it stays in the fund, or its giver takes it back. */
export function LeftOver({ gift }: { gift: Contribution }) {
  const { t } = useTranslation('community-fund');
  const { money } = useFundTexts();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/features/donations/:id/take-back', { params: { id: gift.id } }),
    onSuccess: ({ returned }) => toast.success(t('mine.takenBack', { amount: money(returned) })),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => {
      setOpen(false);
      return queries.invalidateQueries({ queryKey: ['fund'] });
    },
  });
  const amount = money(gift.leftOver);
  return (
    <li className="grid justify-items-start gap-2">
      {t('mine.spare', { amount })}
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('mine.takeBack', { amount })}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('mine.takeBack', { amount })}
          text={t('mine.takeBackText', { amount })}
          keep={t('mine.leave')}
          busy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
