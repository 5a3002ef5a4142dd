import { formatPhone } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { hasProvenAddress, useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { VerifyEmailFirst } from '../email/verify-email-first.tsx';
import { ChangeNumber } from '../phone-sign-in/change-number.tsx';
import { signInPhoneQuery } from '../phone-sign-in/phone-sign-in.queries.ts';

/** A section of the account settings of patients: the number whose codes open the account. */
export function SignInPhoneSection() {
  const { t } = useTranslation('phone-sign-in');
  return (
    <Section title={t('section.title')}>
      <QueryState query={useQuery(signInPhoneQuery)}>
        {({ phone }) => (
          <Card>
            <p className="mb-4">{t('section.what')}</p>
            <OwnPhone phone={phone} />
          </Card>
        )}
      </QueryState>
    </Section>
  );
}

function OwnPhone({ phone }: { phone: string | null }) {
  const { t } = useTranslation('phone-sign-in');
  const user = useUser();
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState(false);
  if (!hasProvenAddress(user)) return <VerifyEmailFirst />;
  if (changing) return <ChangeNumber onClose={() => setChanging(false)} />;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{phone ? formatPhone(phone) : t('section.none')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
          {t(phone ? 'section.change' : 'section.add')}
        </Button>
        {phone && (
          <Button variant="ghost" size="sm" onClick={() => setRemoving(true)}>
            {t('section.remove')}
          </Button>
        )}
      </div>
      {removing && <RemoveDialog onClose={() => setRemoving(false)} />}
    </div>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('phone-sign-in');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const removal = useMutation({ mutationFn: () => api('DELETE /api/users/me/sign-in-phone') });
  async function remove() {
    try {
      await removal.mutateAsync();
      onClose();
      toast.success(t('section.removed'));
      await queries.invalidateQueries({ queryKey: signInPhoneQuery.queryKey });
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }
  return (
    <ConfirmDialog
      title={t('section.remove')}
      text={t('section.removeText')}
      keep={t('section.keep')}
      busy={removal.isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
