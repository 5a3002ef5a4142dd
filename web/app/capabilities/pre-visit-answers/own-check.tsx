import type { SharedCheck as Shared } from '@lakou/contract/pre-visit-answers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { preVisitQuery } from './pre-visit-answers.queries.ts';
import { SharedCheck } from './shared-check.tsx';

interface OwnCheckProps {
  bookingId: string;
  check: Shared;
  /** Whether it can still be taken back. */
  open: boolean;
  consented: boolean;
}

/** The patient's own shared check: it can be taken back, and its words are used for nothing else without a yes. */
export function OwnCheck({ bookingId, check, open, consented }: OwnCheckProps) {
  const { t } = useTranslation('pre-visit-answers');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id: bookingId };
  const refresh = () => queries.invalidateQueries({ queryKey: preVisitQuery(bookingId).queryKey });
  const onError = (error: Error) => toast.error(errorText(error));
  const takingBack = useMutation({
    mutationFn: () => api('DELETE /api/bookings/:id/symptom-check', { params }),
    onSuccess: () => {
      toast.success(t('stopped'));
      return refresh();
    },
    onError,
  });
  const consenting = useMutation({
    mutationFn: (consent: boolean) =>
      api('PUT /api/bookings/:id/training-consent', { params, body: { consent } }),
    onSuccess: refresh,
    onError,
  });
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <SharedCheck check={check} />
      {open && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            icon={Undo2}
            busy={takingBack.isPending}
            onClick={() => takingBack.mutate()}
          >
            {t('takeBack')}
          </Button>
        </div>
      )}
      <Switch
        label={t('training')}
        description={t('trainingAbout')}
        checked={consenting.isPending ? consenting.variables : consented}
        onChange={({ target }) => consenting.mutate(target.checked)}
      />
    </div>
  );
}
