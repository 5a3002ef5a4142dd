import type { Health } from '@lakou/contract/operations';
import { formatDateTime, formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { healthQuery } from './operations.queries.ts';
import { SystemFrame } from './system-frame.tsx';

export const clientLoader = needsWords('operations');

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
const LITTLE_SPACE = 0.1;
const LONG_WAIT_SECONDS = 600;

/** Whether the product runs well. */
export default function SystemPage() {
  return (
    <SystemFrame>
      <QueryState query={useQuery(healthQuery)}>{(health) => <Figures health={health} />}</QueryState>
    </SystemFrame>
  );
}

function Figures({ health }: { health: Health }) {
  const { t } = useTranslation('operations');
  const lang = useLanguage();
  const { database, disk, queue } = health;
  const number = (value: number, decimals = 0) => formatNumber(lang, value, decimals);
  const isFull = disk.freeBytes < disk.bytes * LITTLE_SPACE;
  const isLate = queue.oldestSeconds > LONG_WAIT_SECONDS;
  const facts = {
    startedAt: formatDateTime(lang, { at: new Date(health.startedAt), timeZone: ownTimeZone() }, 'medium'),
    node: health.node,
    database: `PostgreSQL ${database.version}`,
    databaseSize: t('megabytes', { number: number(database.bytes / MEGABYTE) }),
    connections: number(database.connections),
    answer: t('milliseconds', { number: number(database.milliseconds) }),
    migration: database.lastMigration,
    disk: t('gigabytesOf', {
      free: number(disk.freeBytes / GIGABYTE, 1),
      all: number(disk.bytes / GIGABYTE, 1),
    }),
    waiting: number(queue.waiting),
    active: number(queue.active),
    failed: number(queue.failed),
    unsealed: number(health.unsealed),
    mail: t(`mailBy.${health.mail}`),
    storage: t(`storageIn.${health.storage}`),
    payments: t(`paymentsBy.${health.payments}`),
    replica: t(`replicaIs.${health.replica}`),
    events: t(`eventsBy.${health.events}`),
  } as const;
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <>
      {isFull && (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('diskFull')}
        </Banner>
      )}
      {isLate && (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('queueLate')}
        </Banner>
      )}
      <Card>
        <dl className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {names.map((name) => (
            <div key={name}>
              <dt className="text-14 text-ink-soft">{t(`fact.${name}`)}</dt>
              <dd className="wrap-anywhere">{facts[name]}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}
