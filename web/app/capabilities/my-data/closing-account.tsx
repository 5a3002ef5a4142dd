import { formatDate } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { type ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { proveHuman } from '../human-check/prove-human.ts';

interface ClosingAccountProps {
  /** The refusal, which contains the day of erasure. */
  refusal: ApiError;
  email: string;
  password: string;
  /** Called when the erasure was cancelled, to sign in again. */
  onKept(): void;
}

/** Shown under the sign-in form to people who come back within the grace period. */
export function ClosingAccount({ refusal, email, password, onKept }: ClosingAccountProps) {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const errorText = useErrorText();
  const keep = useMutation({
    mutationFn: async () =>
      api('POST /api/auth/cancel-deletion', {
        body: { email, password, humanCheck: await proveHuman() },
      }),
    onSuccess: () => {
      toast.success(t('closing.kept'));
      onKept();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const timeZone = ownTimeZone();
  const day = new Date(refusal.date ?? Date.now());
  return (
    <div role="alert">
      <Card attention="mango">
        <p className="mb-1 font-semibold">{t('closing.title')}</p>
        <p className="mb-4">{t('closing.when', { date: formatDate(lang, { at: day, timeZone }, 'long') })}</p>
        <Button block busy={keep.isPending} onClick={() => keep.mutate()}>
          {t('closing.keep')}
        </Button>
      </Card>
    </div>
  );
}
