import type { LakouContract, Result } from '@lakou/contract';
import CreditCard from 'lucide-react/icons/credit-card';
import ExternalLink from 'lucide-react/icons/external-link';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';

export type Methods = Result<LakouContract['GET /api/payments/methods']>;
/** `moncash`: shown, but not switched on for bookings. */
export type Method = 'card' | 'prompt' | 'page' | 'moncash';

interface PayMethodsProps {
  methods: Methods;
  value: Method;
  onChange: (method: Method) => void;
  /** MonCash's page is for what is one's own. */
  noPage?: boolean;
}

/** The methods, each with a text that says where the payer confirms. */
export function PayMethods({ methods, value, onChange, noPage = false }: PayMethodsProps) {
  const { t } = useTranslation('payments');
  const { t: errors } = useTranslation('errors');
  const card = { value: 'card', title: t('card'), description: t('cardHint'), icon: CreditCard } as const;
  const moncash = methods.moncashBookings
    ? ([
        {
          value: 'prompt',
          title: t('moncashPrompt'),
          description: t('moncashPromptHint'),
          icon: Smartphone,
        },
        { value: 'page', title: t('moncashPage'), description: t('moncashPageHint'), icon: ExternalLink },
      ] as const)
    : ([
        {
          value: 'moncash',
          title: t('moncash'),
          description: errors('moncash_unsupported'),
          icon: Smartphone,
          disabled: true,
        },
      ] as const);
  return (
    <RadioCards<Method>
      legend={t('method')}
      name="method"
      value={value}
      onChange={onChange}
      options={[...(methods.card ? [card] : []), ...moncash].filter((one) => !noPage || one.value !== 'page')}
    />
  );
}
