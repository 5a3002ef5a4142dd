import type { PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { formatDate } from '@lakou/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusTracker } from '../../ui/status-tracker.tsx';
import { useWayToTake } from './use-way-to-take.ts';

/** How far an order has come, what its reader needs to know of it, and its medicines. */
export function OrderCards({ order, children }: { order: PharmacyOrder; children: ReactNode }) {
  const { t } = useTranslation('pharmacy-orders');
  return (
    <>
      <Card>
        <OrderProgress order={order} />
      </Card>
      <Card>
        <dl className="grid gap-3">{children}</dl>
      </Card>
      <Card as="section">
        <h2 className="mb-3 text-18">{t('medicines')}</h2>
        <OrderLines order={order} />
      </Card>
    </>
  );
}

function OrderProgress({ order }: { order: PharmacyOrder }) {
  const { t } = useTranslation('pharmacy-orders');
  const lang = useLanguage();
  const day = (at: string | null) =>
    at ? formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium') : undefined;
  const { status, sentAt, readyAt, closedAt } = order;
  const isOver = status === 'handed_over';
  const hasEnded = status === 'refused' || status === 'taken_back';
  return (
    <StatusTracker
      label={t('progress')}
      steps={[
        { name: t('status.sent'), day: day(sentAt) },
        { name: t('status.ready'), day: day(readyAt) },
        { name: t('status.handed_over'), day: isOver ? day(closedAt) : undefined },
      ]}
      reached={isOver ? 3 : readyAt ? 2 : 1}
      stopped={hasEnded ? t(`status.${status}`) : undefined}
    />
  );
}

/** The medicines of an order, and how many of each were handed over. */
function OrderLines({ order }: { order: PharmacyOrder }) {
  const { t } = useTranslation('pharmacy-orders');
  const wayToTake = useWayToTake();
  return (
    <ul className="grid gap-4">
      {order.lines.map((line) => (
        <li key={line.prescriptionId}>
          <h3 className="text-16 font-bold wrap-anywhere">{line.drug}</h3>
          <p>{wayToTake(line)}</p>
          {line.instructions && <p className="wrap-anywhere">{line.instructions}</p>}
          {line.isStopped ? (
            <p className="text-15 font-semibold text-mango-ink">{t('isStopped')}</p>
          ) : (
            <p className="text-15 text-ink-soft">
              {order.status === 'handed_over'
                ? t('handedOver', { count: line.handedOver })
                : t('most', { count: line.most })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One fact of a list of facts; nothing without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A number to call. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      className="inline-flex min-h-11 items-center font-semibold text-sea underline"
    >
      {phone}
    </a>
  );
}
