import type { AccountDetails } from '@lakou/contract/administration';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import Ban from 'lucide-react/icons/ban';
import KeyRound from 'lucide-react/icons/key-round';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { ADMINISTRATION_KEY } from './administration.queries.ts';
import type { OpenDialog } from './user.page.tsx';

const CALLS = {
  reset: 'POST /api/admin/users/:id/password-reset',
  signOut: 'DELETE /api/admin/users/:id/sessions',
  reinstate: 'DELETE /api/admin/users/:id/suspension',
} as const;

/** Nobody changes their own account here. */
export function AccountActions({
  account,
  onOpen,
}: {
  account: AccountDetails;
  onOpen: (dialog: OpenDialog) => void;
}) {
  const { t } = useTranslation('administration');
  const isOwn = useUser().id === account.id;
  const isOpen = account.state === 'active';
  if (isOwn) return <p className="text-ink-soft">{t('ownAccount')}</p>;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button icon={Pencil} onClick={() => onOpen('edit')}>
          {t('edit')}
        </Button>
        {hasEmail(account.email) && <Action id={account.id} act="reset" icon={KeyRound} />}
        <Action id={account.id} act="signOut" icon={LogOut} />
        {(account.state === 'suspended' || account.isRemoved) && (
          <Action id={account.id} act="reinstate" icon={RotateCcw} />
        )}
        {account.state !== 'suspended' && !account.isRemoved && (
          <Button variant="secondary" icon={Ban} onClick={() => onOpen('suspend')}>
            {t('suspend')}
          </Button>
        )}
        <ButtonLink variant="secondary" icon={LifeBuoy} to={`/app/users/${account.id}/support`}>
          {t('forSupport')}
        </ButtonLink>
        {(isOpen || account.state === 'suspended') && (
          <Button variant="danger" icon={Trash2} onClick={() => onOpen('delete')}>
            {t('delete')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ActionProps {
  id: string;
  act: keyof typeof CALLS;
  icon: typeof Ban;
}

function Action({ id, act, icon }: ActionProps) {
  const { t } = useTranslation('administration');
  const { save, isSaving, problem } = useSave((of: string) => api(CALLS[act], { params: { id: of } }), {
    queryKey: ADMINISTRATION_KEY,
    done: t(`done.${act}`),
    failed: t('updateFailed'),
    onDone: () => {},
  });
  return (
    <div className="grid gap-2">
      <Button variant="secondary" icon={icon} busy={isSaving} onClick={() => save(id)}>
        {t(`act.${act}`)}
      </Button>
      {problem && <FormError>{problem}</FormError>}
    </div>
  );
}
