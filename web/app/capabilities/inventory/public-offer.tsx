import { NEVER_OFFERED, PRICE_CURRENCIES } from '@lakou/contract/inventory.rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ReadSelect } from '../../ui/read-select.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { medicinesQuery } from '../medicines/medicines.queries.ts';

export interface OfferDraft {
  medicine: string;
  price: string;
  currency: (typeof PRICE_CURRENCIES)[number];
}

interface PublicOfferProps {
  offer: OfferDraft;
  isPriceWrong: boolean;
  onChange: (offer: OfferDraft) => void;
}

/** Which medicine of the directory an item is; then patients see that the clinic has it, and its price. */
export function PublicOffer({ offer, isPriceWrong, onChange }: PublicOfferProps) {
  const { t } = useTranslation('inventory');
  const query = useQuery(medicinesQuery(useLanguage()));
  const medicines = (query.data ?? []).filter(({ id }) => !NEVER_OFFERED.includes(id));
  const { medicine, price, currency } = offer;
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">{t('public')}</legend>
      <ReadSelect
        query={query}
        failed={t('medicinesFailed')}
        label={t('medicine')}
        hint={t('publicHint')}
        optional
        empty={t('notShown')}
        value={medicine}
        onChange={({ target }) => onChange({ ...offer, medicine: target.value })}
      >
        {medicine && !medicines.some(({ id }) => id === medicine) && (
          <option value={medicine}>{medicine}</option>
        )}
        {medicines.map(({ id, genericName }) => (
          <option key={id} value={id}>
            {genericName}
          </option>
        ))}
      </ReadSelect>
      {medicine && (
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label={t('price')}
            optional
            inputMode="decimal"
            maxLength={12}
            error={isPriceWrong ? t('priceWrong') : undefined}
            value={price}
            onChange={({ target }) => onChange({ ...offer, price: target.value })}
          />
          <Select
            label={t('currency')}
            value={currency}
            onChange={({ target }) =>
              onChange({ ...offer, currency: target.value as OfferDraft['currency'] })
            }
          >
            {PRICE_CURRENCIES.map((value) => (
              <option key={value} value={value}>
                {t(`currencies.${value}`)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </fieldset>
  );
}
