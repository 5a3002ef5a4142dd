import type { AccountDetails } from '@lakou/contract/administration';
import { GIVEN_ROLES } from '@lakou/contract/administration.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { ADMINISTRATION_KEY } from './administration.queries.ts';

/** Role and completeness of a profile. A clinic's manager keeps that role or takes another; nobody is given it. */
export function EditUserDialog({ account, onClose }: { account: AccountDetails; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const [role, setRole] = useState<string>(account.role);
  const [isComplete, setIsComplete] = useState(account.isProfileComplete);
  const roles = [...(account.role === 'CLINIC_ADMIN' ? [account.role] : []), ...GIVEN_ROLES];
  const chosen = roles.find((one) => one === role) ?? account.role;
  const { save, isSaving, problem } = useSave(
    (body: { role: typeof chosen; isProfileComplete: boolean }) =>
      api('PUT /api/admin/users/:id', { params: { id: account.id }, body }),
    { queryKey: ADMINISTRATION_KEY, done: t('updated'), failed: t('updateFailed'), onDone: onClose },
  );
  const isNew = chosen !== account.role;
  return (
    <FormDialog
      title={t('editTitle', { name: account.name })}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={() => save({ role: chosen, isProfileComplete: isComplete })}
      onClose={onClose}
    >
      <Select label={t('role')} value={role} onChange={({ target }) => setRole(target.value)}>
        {roles.map((one) => (
          <option key={one} value={one}>
            {t(`roles.${one}`)}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t('profileComplete')}
        checked={isComplete}
        onChange={({ target }) => setIsComplete(target.checked)}
      />
      {isNew && (
        <ul className="grid list-disc gap-1 pl-5 text-15">
          <li>{t('roleEndsSessions')}</li>
          {account.visitsToCome > 0 && <li>{t('visitsCancelled', { count: account.visitsToCome })}</li>}
          {account.role === 'PROVIDER' && <li>{t('licenceAgain')}</li>}
          {chosen === 'ADMIN' && <li>{t('adminMay')}</li>}
        </ul>
      )}
    </FormDialog>
  );
}
