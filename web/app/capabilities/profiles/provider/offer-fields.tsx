import type { Form } from '../../../ui/form/use-form.ts';
import { useProfileControls } from '../form/use-profile-controls.ts';
import { FeesField } from '../offer/fees-field.tsx';
import { RadiusField } from '../offer/radius-field.tsx';
import { ServicesField } from '../offer/services-field.tsx';
import { offeredModes, type ProviderValues } from './provider-values.ts';

/** What a provider offers: kinds of visits with their fees, services, and how far they travel. */
export function OfferFields({ form }: { form: Form<ProviderValues> }) {
  const { control } = useProfileControls(form);
  const modes = offeredModes(form.values.fees);
  return (
    <>
      <FeesField {...control('fees')} />
      {modes.includes('in_home') && <RadiusField name="travelRadiusKm" {...control('travelRadiusKm')} />}
      <ServicesField modes={modes} {...control('services')} />
    </>
  );
}
