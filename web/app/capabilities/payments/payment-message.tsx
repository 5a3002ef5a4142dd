import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CreditCard from 'lucide-react/icons/credit-card';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Tone, tintOf } from '../../ui/tone.ts';

const NEWS = {
  open: { icon: CreditCard, tone: 'sea', text: 'payTitle' },
  confirming: { icon: Hourglass, tone: 'night', text: 'confirming' },
  pending: { icon: Hourglass, tone: 'night', text: 'pending' },
  paid: { icon: CircleCheck, tone: 'leaf', text: 'alreadyPaid' },
  notPayable: { icon: CircleSlash, tone: 'neutral', text: 'notPayable' },
} as const satisfies Record<string, { icon: LucideIcon; tone: Tone; text: string }>;

/** Where the page leads to when there is nothing more to do. */
export interface WayBack {
  readonly to: string;
  readonly text: string;
}

/** The state of a payment, and a link to the next page. */
export function PaymentMessage({ kind, back }: { kind: keyof typeof NEWS; back?: WayBack }) {
  const { t } = useTranslation('payments');
  const { icon: Icon, tone, text } = NEWS[kind];
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 px-4 py-8 text-center">
        <span className={classNames('grid size-16 place-items-center rounded-full', tintOf[tone])}>
          <Icon size={30} strokeWidth={1.75} />
        </span>
        <p role="status" className="max-w-96 text-balance text-18">
          {t(text)}
        </p>
        {back && (
          <ButtonLink to={back.to} variant="secondary" replace>
            {back.text}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
