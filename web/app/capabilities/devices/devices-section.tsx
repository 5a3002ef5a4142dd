import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { type Device, DeviceRow } from './device-row.tsx';
import { devicesQuery } from './devices.queries.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** The devices with a session of this account, and the buttons to sign them out. */
export function DevicesSection() {
  const { t } = useTranslation('devices');
  return (
    <Section title={t('title')}>
      <Devices />
    </Section>
  );
}

function Devices() {
  const { t } = useTranslation('devices');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = useQuery(devicesQuery);
  const [leaving, setLeaving] = useState<Device | 'others'>();
  const signOut = useMutation({
    mutationFn: (which: Device | 'others') =>
      which === 'others'
        ? api('DELETE /api/users/me/sessions')
        : api('DELETE /api/users/me/sessions/:id', { params: { id: which.id } }),
    onSuccess: (_, which) => toast.success(t(which === 'others' ? 'othersSignedOut' : 'signedOut')),
    onError: (refused) => toast.error(errorText(refused)),
    onSettled: async () => {
      setLeaving(undefined);
      await queries.invalidateQueries(devicesQuery);
    },
  });

  return (
    <QueryState query={query}>
      {(devices) => (
        <Card>
          <ul className="divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} onSignOut={() => setLeaving(device)} />
            ))}
          </ul>
          {devices.length > 1 && (
            <div className="mt-4">
              <Button variant="secondary" icon={LogOut} block onClick={() => setLeaving('others')}>
                {t('signOutOthers')}
              </Button>
            </div>
          )}
          {leaving && (
            <SignOutDialog
              which={leaving}
              busy={signOut.isPending}
              onConfirm={() => signOut.mutate(leaving)}
              onClose={() => setLeaving(undefined)}
            />
          )}
        </Card>
      )}
    </QueryState>
  );
}
