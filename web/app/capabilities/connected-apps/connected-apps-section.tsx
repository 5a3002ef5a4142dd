import type { ConnectedApp } from '@lakou/contract/connected-apps';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import Unplug from 'lucide-react/icons/unplug';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { APPS_KEY, appsQuery } from './connected-apps.queries.ts';

/** The programs of others that can read, with a button to end each. */
export function ConnectedAppsSection() {
  const { t } = useTranslation('connected-apps');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const apps = useInfiniteQuery(appsQuery);
  const [asked, setAsked] = useState<ConnectedApp>();
  const ending = useMutation({
    mutationFn: (id: string) => api('DELETE /api/apps/:id', { params: { id } }),
    onSuccess: () => toast.success(t('ended')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: APPS_KEY }),
  });
  async function end(id: string) {
    await ending.mutateAsync(id).catch(() => undefined);
    setAsked(undefined);
  }
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
      {asked && (
        <ConfirmDialog
          title={t('endTitle', { name: asked.name })}
          text={t('endText')}
          keep={t('keep')}
          busy={ending.isPending}
          onConfirm={() => void end(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
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
