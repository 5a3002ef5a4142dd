import type { SystemState } from '@lakou/contract/system';
import { formatDateTime, formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { SystemFrame } from '../operations/system-frame.tsx';
import { ResetDialog } from './reset.dialog.tsx';
import { systemQuery } from './system.queries.ts';

export const clientLoader = needsWords('system', 'operations');

const MEGABYTE = 1024 ** 2;
const COMMANDS = {
  backup: 'npm run backup',
  restore: 'npm run restore',
};
const COMMAND = 'npm run admin -- create';

/** The backups that there are, and deleting everything. */
export default function DatabasePage() {
  return (
    <SystemFrame>
      <QueryState query={useQuery(systemQuery)}>
        {(state) => (
          <Sections>
            <Backups backups={state.backups} />
            <Reset state={state} />
          </Sections>
        )}
      </QueryState>
    </SystemFrame>
  );
}

function Backups({ backups }: Pick<SystemState, 'backups'>) {
  const { t } = useTranslation('system');
  const lang = useLanguage();
  return (
    <Section title={t('backups')}>
      <Card>
        <p className="text-15 text-ink-soft">{t('backupsHint', COMMANDS)}</p>
        {backups.length === 0 && <p className="mt-3">{t('noBackups')}</p>}
        <ul>
          {backups.map(({ name, bytes, createdAt }) => (
            <li key={name} className="mt-3 border-line border-t pt-3">
              <p className="font-semibold">
                {formatDateTime(lang, { at: new Date(createdAt), timeZone: ownTimeZone() }, 'medium')}
              </p>
              <p className="text-14 text-ink-soft wrap-anywhere">
                {name} · {t('megabytes', { number: formatNumber(lang, bytes / MEGABYTE, 1) })}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function Reset({ state: { canReset, isDemo } }: { state: SystemState }) {
  const { t } = useTranslation('system');
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('reset')}>
      {canReset ? (
        <Card>
          <div className="grid justify-items-start gap-3">
            <Banner tone="warn" icon={TriangleAlert}>
              {t('resetWarning')}
            </Banner>
            <p>{t('resetBackup')}</p>
            <p>{isDemo ? t('afterReset.demo') : t('afterReset.empty', { command: COMMAND })}</p>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('reset')}
            </Button>
          </div>
        </Card>
      ) : (
        <Banner tone="info" icon={Info}>
          {t('resetOff', { setting: 'ALLOW_DB_RESET=1' })}
        </Banner>
      )}
      {asking && <ResetDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
