import type { ClinicVerification } from '@lakou/contract/clinic-verification';
import {
  CLINIC_KINDS,
  type ClinicKind,
  LONGEST_AUTHORITY,
  LONGEST_REGISTRATION_NUMBER,
} from '@lakou/contract/clinic-verification.rules';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CLINIC_VERIFICATION_KEY } from './clinic-verification.queries.ts';

/** The facts and the paper of the registration; sending something else asks for a new review. */
export function RegistrationForm({ clinicId, sent }: { clinicId: string; sent: ClinicVerification }) {
  const { t } = useTranslation('clinic-verification');
  const [kind, setKind] = useState<ClinicKind | ''>(sent.kind ?? '');
  const [number, setNumber] = useState(sent.registrationNumber ?? '');
  const [authority, setAuthority] = useState(sent.issuingAuthority ?? '');
  const [documentUrl, setDocumentUrl] = useState(sent.documentUrl);
  const [uploading, setUploading] = useState(false);
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: { kind: ClinicKind; registrationNumber: string; issuingAuthority: string; documentUrl: string }) =>
      api('PUT /api/clinics/:id/verification', { params: { id: clinicId }, body }),
    {
      queryKey: CLINIC_VERIFICATION_KEY,
      done: t('sent'),
      failed: t('sendFailed'),
      onDone: () => setTried(false),
    },
  );
  const missing = (value: string | null) => (tried && !value?.trim() ? t('required') : undefined);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (kind && number.trim() && authority.trim() && documentUrl)
      save({ kind, registrationNumber: number, issuingAuthority: authority, documentUrl });
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Select
        label={t('kind')}
        empty={t('choose')}
        value={kind}
        error={missing(kind)}
        onChange={({ target }) => setKind(target.value as ClinicKind | '')}
      >
        {CLINIC_KINDS.map((value) => (
          <option key={value} value={value}>
            {t(`kinds.${value}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('number')}
        maxLength={LONGEST_REGISTRATION_NUMBER}
        autoComplete="off"
        value={number}
        error={missing(number)}
        onChange={({ target }) => setNumber(target.value)}
      />
      <TextField
        label={t('authority')}
        hint={t('authorityHint')}
        maxLength={LONGEST_AUTHORITY}
        autoComplete="off"
        value={authority}
        error={missing(authority)}
        onChange={({ target }) => setAuthority(target.value)}
      />
      <FileDrop
        kind="document"
        label={t('document')}
        value={documentUrl}
        error={missing(documentUrl)}
        onChange={setDocumentUrl}
        onBusy={setUploading}
      />
      {problem && <FormError>{problem}</FormError>}
      {sent.state === 'verified' && <p className="text-14 text-ink-soft">{t('changeHint')}</p>}
      <p>
        <Button type="submit" busy={isSaving || uploading}>
          {t('send')}
        </Button>
      </p>
    </form>
  );
}
