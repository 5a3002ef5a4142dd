import { LONGEST_EMAIL } from '@lakou/contract/primitives.rules';
import { REPRESENTATIVE_SCOPES, type RepresentativeScope } from '@lakou/contract/representatives.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { REPRESENTATIVES_KEY } from './representatives.queries.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for the address and for what its owner may do. */
export function NameDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('representatives');
  const { id } = useUser();
  const [email, setEmail] = useState('');
  const [scopes, setScopes] = useState<readonly RepresentativeScope[]>(['visits']);
  const [tried, setTried] = useState(false);
  const isWrong = !EMAIL.test(email.trim());
  const { save, isSaving, problem } = useSave(
    () =>
      api('POST /api/users/:id/representatives', {
        params: { id },
        body: { email, scopes: [...scopes] },
      }),
    { queryKey: REPRESENTATIVES_KEY, done: t('sent'), failed: t('sendFailed'), onDone: onClose },
  );
  const toggle = (scope: RepresentativeScope) =>
    setScopes(REPRESENTATIVE_SCOPES.filter((one) => (one === scope) !== scopes.includes(one)));
  return (
    <FormDialog
      title={t('name')}
      save={t('send')}
      busy={isSaving}
      problem={problem}
      onSave={() => {
        setTried(true);
        if (!isWrong && scopes.length > 0) save(undefined);
      }}
      onClose={onClose}
    >
      <p>{t('nameText')}</p>
      <EmailField
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="off"
        maxLength={LONGEST_EMAIL}
        value={email}
        error={tried && isWrong ? t('emailInvalid') : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t('may')}</legend>
        {REPRESENTATIVE_SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            framed
            label={t(`scope.${scope}`)}
            description={t(`hint.${scope}`)}
            checked={scopes.includes(scope)}
            error={
              tried && scopes.length === 0 && index === REPRESENTATIVE_SCOPES.length - 1
                ? t('chooseOne')
                : undefined
            }
            onChange={() => toggle(scope)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
