import { SERVICES } from '@lakou/content/services';
import { PACKAGE_DAYS, PACKAGE_PRICE, PACKAGE_VISITS } from '@lakou/contract/packages.rules';
import { parseDecimal } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useGourdes } from '../../platform/money/gourdes.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogSave } from '../../ui/use-dialog-save.ts';
import { type Given, isGiven, modesOf } from './given-services.ts';
import { ownOffersQuery } from './package-offers.queries.ts';

const [FEWEST, MOST] = PACKAGE_VISITS;
const COUNTS = Array.from({ length: MOST - FEWEST + 1 }, (_, at) => FEWEST + at);
const LENGTHS = [30, 60, 90, 180, 270, 365, 730].filter(
  (days) => days >= PACKAGE_DAYS[0] && days <= PACKAGE_DAYS[1],
);

/** Several visits of one service at one price. */
export function NewOffer({ given, onClose }: { given: Given; onClose: () => void }) {
  const { t } = useTranslation('packages');
  const { t: bookings } = useTranslation('bookings');
  const lang = useLanguage();
  const { about } = useGourdes();
  const queries = useQueryClient();
  const { busy, problem, save } = useDialogSave(onClose);
  const [service, setService] = useState('');
  const [wish, setMode] = useState('');
  const [visits, setVisits] = useState(4);
  const [validDays, setValidDays] = useState(180);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const modes = modesOf(given, service);
  const mode = modes.find((one) => one === wish) ?? modes[0];
  const typed = parseDecimal(lang, text);
  const price = typed === undefined ? undefined : Math.round(typed * 100) / 100;
  const isPriced = price !== undefined && price >= PACKAGE_PRICE[0] && price <= PACKAGE_PRICE[1];
  function submit() {
    setTried(true);
    if (!mode || !isPriced) return;
    void save(async () => {
      await api('POST /api/providers/me/packages', { body: { service, mode, visits, price, validDays } });
      await queries.invalidateQueries({ queryKey: ownOffersQuery.queryKey });
      toast.success(t('own.made'));
    });
  }
  return (
    <FormDialog
      title={t('own.add')}
      save={t('own.save')}
      busy={busy}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <Select
        label={t('own.service')}
        value={service}
        empty={t('own.choose')}
        error={isTried && !mode ? t('own.chooseMissing') : undefined}
        onChange={({ target }) => setService(target.value)}
      >
        {SERVICES.filter((one) => isGiven(given)(one) && modesOf(given, one.slug).length > 0).map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name[lang]}
          </option>
        ))}
      </Select>
      {modes.length > 1 && (
        <Select label={t('own.mode')} value={mode} onChange={({ target }) => setMode(target.value)}>
          {modes.map((one) => (
            <option key={one} value={one}>
              {bookings(`modeVisit.${one}`)}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('own.visits')}
        value={visits}
        onChange={({ target }) => setVisits(Number(target.value))}
      >
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      <TextField
        label={t('own.price')}
        inputMode="decimal"
        value={text}
        error={isTried && !isPriced ? t('own.priceInvalid') : undefined}
        hint={isPriced ? about(price) : undefined}
        onChange={({ target }) => setText(target.value)}
        trailing={<span className="pr-3">$</span>}
      />
      <Select
        label={t('own.validDays')}
        value={validDays}
        onChange={({ target }) => setValidDays(Number(target.value))}
      >
        {LENGTHS.map((days) => (
          <option key={days} value={days}>
            {t('own.lasts', { count: days })}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}
