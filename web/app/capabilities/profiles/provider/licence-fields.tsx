import { PROFILE_LENGTHS } from '@lakou/contract/profiles.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import type { ProviderValues } from './provider-values.ts';

export function LicenceFields({ form }: { form: Form<ProviderValues> }) {
  const { t } = useTranslation('profiles');
  const { text, file } = useProfileControls(form);
  const document = { kind: 'document', optional: true, hint: t('documentHint') } as const;
  return (
    <>
      <TextField
        label={t('licenseNumber')}
        autoComplete="off"
        maxLength={PROFILE_LENGTHS.licenseNumber}
        required
        {...text('licenseNumber')}
      />
      <TextField
        label={t('licenseAuthority')}
        hint={t('licenseAuthorityHint')}
        autoComplete="off"
        maxLength={PROFILE_LENGTHS.licenseIssuingAuthority}
        required
        {...text('licenseIssuingAuthority')}
      />
      <DateField
        label={t('licenseExpiration')}
        autoComplete="off"
        required
        {...text('licenseExpirationDate')}
      />
      <TextField
        label={t('npi')}
        hint={t('npiHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={PROFILE_LENGTHS.npi}
        optional
        {...text('npi')}
      />
      <FileDrop label={t('licenseFile')} {...document} {...file('medicalLicenseUrl')} />
      <FileDrop
        label={t('photoIdFile')}
        {...document}
        hint={`${t('photoIdHint')} ${document.hint}`}
        {...file('photoIdUrl')}
      />
      <FileDrop label={t('backgroundCheck')} {...document} {...file('backgroundCheckUrl')} />
    </>
  );
}
