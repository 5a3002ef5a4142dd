import type { ConnectedApp } from '@lakou/contract/connected-apps';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Unplug from 'lucide-react/icons/unplug';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { APPS_KEY, appsQuery } from './connected-apps.queries.ts';

/** The programs of others that can read, with a button to end each. */
export function ConnectedAppsSection() {
  const { t } = useTranslation('connected-apps');
  const apps = useInfiniteQuery(appsQuery);
  const [asked, setAsked] = useState<ConnectedApp>();
  return (
    <Section title={t('title')}>
      <PagedList
        query={apps}
        more={t('more')}
        failed={t('failed')}
        empty={
          <Card>
            <p>{t('empty')}</p>
          </Card>
        }
      >
        {(found) => (
          <ul className="grid gap-3">
            {found.map((app) => (
              <AppCard key={app.id} app={app} onEnd={() => setAsked(app)} />
            ))}
          </ul>
        )}
      </PagedList>
      {asked && <EndDialog app={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

/** Stays and says so when it failed: the app can still read. */
function EndDialog({ app: { id, name }, onClose }: { app: ConnectedApp; onClose: () => void }) {
  const { t } = useTranslation('connected-apps');
  const { save, isSaving, problem } = useSave(() => api('DELETE /api/apps/:id', { params: { id } }), {
    queryKey: APPS_KEY,
    done: t('ended'),
    failed: t('endFailed'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t('endTitle', { name })}
      text={t('endText')}
      keep={t('keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
  );
}

function AppCard({ app, onEnd }: { app: ConnectedApp; onEnd: () => void }) {
  const { t } = useTranslation('connected-apps');
  const lang = useLanguage();
  const { name, dependents } = useUser();
  const when = (at: string) => formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const whose = app.dependentId ? dependents?.find(({ id }) => id === app.dependentId)?.name : name;
  return (
    <Card as="li">
      <div className="grid gap-3">
        <div>
          <p className="font-semibold wrap-anywhere">{app.name}</p>
          {whose && <p className="text-15 wrap-anywhere">{t('whose', { name: whose })}</p>}
          <p className="text-15">{app.data.map((kind) => t(`data.${kind}`)).join(' · ')}</p>
        </div>
        <div className="text-14 text-ink-soft">
          <p>{app.lastUsedAt ? t('lastUsed', { when: when(app.lastUsedAt) }) : t('notUsed')}</p>
          <p>{t('since', { when: when(app.connectedAt) })}</p>
          <p>{t('until', { when: when(app.expiresAt) })}</p>
        </div>
        <Button variant="secondary" block icon={Unplug} onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </Card>
  );
}
