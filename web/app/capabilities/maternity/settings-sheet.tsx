import type { MaternityProfile } from '@lakou/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberPregnancy } from './maternity.queries.ts';

interface SettingsSheetProps {
  profile: MaternityProfile;
  onClose: () => void;
}

/** The due date, the sharing, and the end of the pregnancy. */
export function SettingsSheet({ profile, onClose }: SettingsSheetProps) {
  const { t } = useTranslation('maternity');
  const queries = useQueryClient();
  const params = { id: profile.patientId };
  const [dueDate, setDueDate] = useState(profile.dueDate);
  const [ending, setEnding] = useState(false);
  const change = useMutation({
    mutationFn: (body: { dueDate?: string; shared?: boolean }) =>
      api('PUT /api/data/health/maternity/:id/profile', { params, body }),
    onSuccess: (saved) => {
      rememberPregnancy(queries, saved);
      toast.success(t('settings.saved'));
    },
  });
  const end = useMutation({
    mutationFn: () => api('DELETE /api/data/health/maternity/:id/profile', { params }),
    onSuccess: () => {
      rememberPregnancy(queries, null);
      toast.success(t('settings.ended'));
      onClose();
    },
    onError: () => setEnding(false),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (dueDate) change.mutate({ dueDate }, { onSuccess: onClose });
  }
  if (ending)
    return (
      <ConfirmDialog
        title={t('settings.end')}
        text={t('settings.endText')}
        keep={t('settings.keep')}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setEnding(false)}
      />
    );
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className="grid gap-6">
        {(change.isError || end.isError) && <FormError>{t('settings.saveFailed')}</FormError>}
        <form noValidate onSubmit={submit} className="grid gap-3">
          <DateField
            label={t('setup.dueDate')}
            required
            value={dueDate}
            error={dueDate ? undefined : t('setup.required')}
            onChange={({ target }) => setDueDate(target.value)}
          />
          <Button type="submit" block busy={change.isPending}>
            {t('settings.save')}
          </Button>
        </form>
        <Switch
          label={t('settings.share')}
          description={t('settings.shareHint')}
          checked={profile.shared}
          onChange={({ target }) => change.mutate({ shared: target.checked })}
        />
        <Button variant="ghost" onClick={() => setEnding(true)}>
          {t('settings.end')}
        </Button>
      </div>
    </Dialog>
  );
}
