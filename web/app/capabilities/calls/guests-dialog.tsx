import type { CallGuest } from '@lakou/contract/calls';
import { MOST_GUESTS } from '@lakou/contract/calls.rules';
import { useMutation } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { Call, CallView } from './call.ts';

interface GuestsDialogProps {
  bookingId: string;
  call: Call;
  view: CallView;
  onClose: () => void;
}

/** Invites somebody to the visit, and shows who is. */
export function GuestsDialog({ bookingId, call, view, onClose }: GuestsDialogProps) {
  const { t } = useTranslation('calls');
  const lang = useLanguage();
  const errorText = useErrorText();
  const params = { id: bookingId };
  const inviting = useMutation({
    mutationFn: () => api('POST /api/calls/:id/guests', { params }),
    onSettled: () => call.sync(),
  });
  const removing = useMutation({
    mutationFn: (guestId: string) =>
      api('DELETE /api/calls/:id/guests/:guestId', { params: { ...params, guestId } }),
    onSuccess: () => toast.success(t('guest.removed')),
    onSettled: () => call.sync(),
  });
  const guests = view.room?.guests ?? [];
  const error = inviting.error ?? removing.error;
  // A link that was removed is not shown any longer.
  const made = guests.find(({ id, presence }) => id === inviting.data?.id && presence === 'invited');
  return (
    <Dialog title={t('guest.title')} onClose={onClose} sheet>
      <div className="grid gap-5">
        <p className="text-ink-soft">{t('guest.lead')}</p>
        {guests.length > 0 && (
          <ul className="grid gap-2">
            {guests.map((guest) => (
              <GuestRow
                key={guest.id}
                guest={guest}
                busy={removing.isPending && removing.variables === guest.id}
                onRemove={() => removing.mutate(guest.id)}
              />
            ))}
          </ul>
        )}
        {/* What follows # is not sent to any server. */}
        {made && <MadeLink address={`${location.origin}/${lang}/visit-guest#${inviting.data?.token}`} />}
        {guests.length < MOST_GUESTS ? (
          <Button block icon={UserPlus} busy={inviting.isPending} onClick={() => inviting.mutate()}>
            {t('guest.make')}
          </Button>
        ) : (
          <p>{t('guest.full')}</p>
        )}
        {error && <FormError>{errorText(error)}</FormError>}
      </div>
    </Dialog>
  );
}

function GuestRow({ guest, busy, onRemove }: { guest: CallGuest; busy: boolean; onRemove: () => void }) {
  const { t } = useTranslation('calls');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface px-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {guest.name ?? t('guest.nobodyYet')}
        <span className="block text-14 text-ink-soft">{t(`guest.presence.${guest.presence}`)}</span>
      </span>
      <Button variant="ghost" size="sm" icon={UserRoundX} busy={busy} onClick={onRemove}>
        {t('guest.remove')}
      </Button>
    </li>
  );
}

function MadeLink({ address }: { address: string }) {
  const { t } = useTranslation('calls');
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }
  const canShare = 'share' in navigator;
  return (
    <div className="grid gap-3">
      <TextField
        label={t('guest.link')}
        hint={t('guest.linkHint')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button
            variant="secondary"
            icon={Share2}
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            {t('guest.share')}
          </Button>
        )}
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          {t('guest.copy')}
        </Button>
      </div>
      <p role="status" className={copied ? '' : 'sr-only'}>
        {copied && t('guest.copied')}
      </p>
    </div>
  );
}
