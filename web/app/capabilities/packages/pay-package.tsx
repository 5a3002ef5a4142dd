import type { BoughtPackage } from '@lakou/contract/packages';
import { formatMoney } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { usePackageName } from '../package-offers/package-name.ts';
import { PACKAGES_KEY } from '../package-offers/package-offers.queries.ts';
import { PackagePrice } from '../package-offers/package-price.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import type { Prompt } from '../payments/pay-form.tsx';
import { PayOnline } from '../payments/pay-online.tsx';
import type { Unpaid } from '../payments/use-paypal-return.ts';

/** Whether the package is being paid, or can be: then the button. */
export function PayPackage({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation('packages');
  return (
    <PayOnline
      queryKey={PACKAGES_KEY}
      isPending={bought.pending}
      words={{ confirming: t('confirming'), pending: t('pending') }}
      back={{ to: '/app/packages', text: t('back') }}
    >
      {(unpaid, onPrompted) => <Open bought={bought} unpaid={unpaid} onPrompted={onPrompted} />}
    </PayOnline>
  );
}

interface OpenProps {
  bought: BoughtPackage;
  unpaid: Unpaid | undefined;
  onPrompted: (prompt: Prompt) => void;
}

function Open({ bought, unpaid, onPrompted }: OpenProps) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const nameOf = usePackageName();
  const [paying, setPaying] = useState(unpaid !== undefined);
  const cents = Math.round(bought.total * 100);
  return (
    <>
      <Button block onClick={() => setPaying(true)}>
        {t('pay', { amount: formatMoney(lang, cents, 'USD') })}
      </Button>
      {paying && (
        <PayDialog
          toPay={{ id: bought.id, type: 'package', cents }}
          title={t('payTitle')}
          unpaid={unpaid}
          onClose={() => setPaying(false)}
          onPrompted={onPrompted}
        >
          <section className="rounded-card bg-sunken p-5">
            <h3 className="mb-3 text-18 font-bold wrap-anywhere">{nameOf(bought)}</h3>
            <PackagePrice offer={bought} />
          </section>
        </PayDialog>
      )}
    </>
  );
}
