import { formatPhone } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BellOff from 'lucide-react/icons/bell-off';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { notificationSettingsQuery } from '../notifications/notifications.queries.ts';
import { textSettingsQuery } from './text-messages.queries.ts';

interface OwnNumberProps {
  phone: string;
  stoppedAt: string | null;
  onChange: () => void;
}

/** The proven number, why nothing comes to it if so, and how to change or remove it. */
export function OwnNumber({ phone, stoppedAt, onChange }: OwnNumberProps) {
  const { t } = useTranslation('text-messages');
  const channels = useQuery(notificationSettingsQuery);
  const [removing, setRemoving] = useState(false);
  const isOff = channels.data?.sms === false;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{formatPhone(phone)}</span>
        <Badge tone="leaf" icon={BadgeCheck}>
          {t('proven')}
        </Badge>
      </div>
      {(stoppedAt || isOff) && (
        <Banner tone="warn" icon={BellOff}>
          {t(stoppedAt ? 'stopped' : 'off')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      {removing && <RemoveDialog onClose={() => setRemoving(false)} />}
    </div>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('text-messages');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const removal = useMutation({ mutationFn: () => api('DELETE /api/users/me/text-messages/number') });
  async function remove() {
    try {
      await removal.mutateAsync();
      onClose();
      toast.success(t('removed'));
      await Promise.all([
        queries.invalidateQueries({ queryKey: textSettingsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: notificationSettingsQuery.queryKey }),
      ]);
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }
  return (
    <ConfirmDialog
      title={t('remove')}
      text={t('removeText')}
      keep={t('keepNumber')}
      busy={removal.isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
