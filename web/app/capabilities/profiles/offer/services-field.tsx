import { SERVICE_CATEGORIES, SERVICES } from '@lakou/content/services';
import type { BookingMode } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { FieldNote } from '../../../ui/field.tsx';

interface ServicesFieldProps {
  id?: string;
  /** The kinds of visits that are offered: services that need another kind are not shown. */
  modes: readonly BookingMode[];
  value: readonly string[];
  onChange: (slugs: string[]) => void;
  error?: string | undefined;
}

/** The services of the catalogue that a provider offers, by category. */
export function ServicesField({ id = 'services', modes, value, onChange, error }: ServicesFieldProps) {
  const { t } = useTranslation('profiles');
  const lang = useLanguage();
  const possible = SERVICES.filter((service) => service.modes.some((mode) => modes.includes(mode)));
  const categories = SERVICE_CATEGORIES.filter(({ slug }) =>
    possible.some(({ category }) => category === slug),
  );
  return (
    <fieldset aria-describedby={`${id}-note`} className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{t('offer.services')}</legend>
      <FieldNote
        id={`${id}-note`}
        hint={t(categories.length === 0 ? 'offer.kindsFirst' : 'offer.servicesHint')}
        error={error}
      />
      <div className="mt-3 grid gap-5">
        {categories.map(({ slug, name }, index) => (
          <Chips
            key={slug}
            {...(index === 0 && { id })}
            legend={name[lang]}
            options={possible
              .filter(({ category }) => category === slug)
              .map((service) => ({ value: service.slug, title: service.name[lang] }))}
            value={value}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}
