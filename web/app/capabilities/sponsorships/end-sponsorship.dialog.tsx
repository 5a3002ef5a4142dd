import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { SPONSORSHIPS_KEY } from './sponsorships.queries.ts';

interface EndSponsorshipProps {
  id: string;
  /** What either side is asked, and told when it has ended. */
  words: { title: string; text: string; keep: string; ended: string };
  onEnded?: () => void;
  onClose: () => void;
}

/** Asks the sponsor or the person before their sponsorship ends. */
export function EndSponsorship({ id, words, onEnded, onClose }: EndSponsorshipProps) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => api('DELETE /api/features/sponsorships/:id', { params: { id } }),
    onSuccess: () => {
      toast.success(words.ended);
      onEnded?.();
      void queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      keep={words.keep}
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    />
  );
}
