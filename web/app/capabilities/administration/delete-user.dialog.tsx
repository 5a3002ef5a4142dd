import type { AccountDetails } from '@lakou/contract/administration';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { ADMINISTRATION_KEY } from './administration.queries.ts';

/** Names what deleting ends, before it does. */
export function DeleteUserDialog({ account, onClose }: { account: AccountDetails; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const { save, isSaving, problem } = useSave(
    (id: string) => api('DELETE /api/admin/users/:id', { params: { id } }),
    { queryKey: ADMINISTRATION_KEY, done: t('deleted'), failed: t('deleteFailed'), onDone: onClose },
  );
  return (
    <Dialog
      title={t('delete')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {problem && <FormError>{problem}</FormError>}
          <Button variant="danger" block busy={isSaving} onClick={() => save(account.id)}>
            {t('delete')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <p className="font-semibold">{t('deleteQuestion')}</p>
      <p className="mt-2 wrap-anywhere">
        {hasEmail(account.email) ? `${account.name} · ${account.email}` : account.name}
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        <li>{t('deleteSignsOut', { count: account.sessions })}</li>
        {account.visitsToCome > 0 && <li>{t('visitsCancelled', { count: account.visitsToCome })}</li>}
        {account.peopleWithoutManager > 0 && (
          <li>{t('deleteClinic', { count: account.peopleWithoutManager })}</li>
        )}
        <li>{t('deleteErases')}</li>
        <li>{t('deleteKeeps')}</li>
      </ul>
    </Dialog>
  );
}
