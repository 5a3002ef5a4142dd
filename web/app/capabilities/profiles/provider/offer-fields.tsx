import { useTranslation } from '#platform/language/use-translation.ts';
import type { Form } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { FeesField } from '../offer/fees-field.tsx';
import { ServicesField } from '../offer/services-field.tsx';
import { offeredModes, type ProviderValues } from './provider-values.ts';

/** What a provider offers: kinds of visits with their fees, services, and how far they travel. */
export function OfferFields({ form }: { form: Form<ProviderValues> }) {
  const { t } = useTranslation('profiles');
  const { text, control } = useProfileControls(form);
  const modes = offeredModes(form.values.fees);
  return (
    <>
      <FeesField {...control('fees')} />
      {modes.includes('in_home') && (
        <TextField
          label={t('offer.radius')}
          hint={t('offer.radiusHint')}
          inputMode="numeric"
          maxLength={3}
          optional
          {...text('travelRadiusKm')}
        />
      )}
      <ServicesField modes={modes} {...control('services')} />
    </>
  );
}
