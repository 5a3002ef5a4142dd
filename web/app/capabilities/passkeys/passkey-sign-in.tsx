import type { User } from '@lakou/contract';
import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { askPasskey, useSupportsPasskeys, wasStopped } from '../../platform/browser-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';

async function signIn(): Promise<User> {
  const credential = await askPasskey(await api('POST /api/auth/passkey/options'));
  return api('POST /api/auth/passkey/login', { body: { credential } });
}

/** The button to sign in with a passkey; hidden where the browser does not support it. */
export function PasskeySignIn({ onDone }: { onDone(user: User): void }) {
  const { t } = useTranslation('passkeys');
  const errorText = useErrorText();
  const isSupported = useSupportsPasskeys();
  const enter = useMutation({ mutationFn: signIn, onSuccess: onDone });
  if (!isSupported) return null;
  const { error } = enter;
  return (
    <div className="grid gap-3">
      <Button variant="secondary" block icon={KeyRound} busy={enter.isPending} onClick={() => enter.mutate()}>
        {t('signIn')}
      </Button>
      {error && !wasStopped(error) && (
        <FormError>{error instanceof ApiError ? errorText(error) : t('signInFailed')}</FormError>
      )}
    </div>
  );
}
