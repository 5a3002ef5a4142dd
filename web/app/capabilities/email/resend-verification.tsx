import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Sends the verification mail again; used by the banner and by a sign-in refused with `email_not_verified`. */
export function ResendVerification({ email }: { email: string }) {
  const { t } = useTranslation('email');
  const errorText = useErrorText();
  const asking = useMutation({
    mutationFn: () => api('POST /api/auth/verify/resend', { body: { email } }),
    onSuccess: () => toast.info(t('resent', { email })),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button variant="secondary" size="sm" busy={asking.isPending} onClick={() => asking.mutate()}>
      {t('resend')}
    </Button>
  );
}
