import { formatDateTime } from '@lakou/i18n';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

const feedQuery = queryOptions({
  queryKey: ['agenda-feed'],
  queryFn: () => api('GET /api/providers/me/agenda/feed'),
});

/** The private address of the agenda for calendar programs: made, shown once, replaced, revoked. */
export function FeedCard() {
  const { t } = useTranslation('agenda');
  return (
    <Section title={t('feedTitle')}>
      <Card>
        <div className="grid gap-4">
          <p className="text-15 text-ink-soft">{t('feedText')}</p>
          <QueryState query={useQuery(feedQuery)} skeleton={<SkeletonText />} frame="none">
            {(feed) => <Feed {...feed} />}
          </QueryState>
        </div>
      </Card>
    </Section>
  );
}

function Feed({ createdAt, readAt }: { createdAt: string | null; readAt: string | null }) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const written = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'short');

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: feedQuery.queryKey });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }
  const make = () => run(async () => setUrl((await api('POST /api/providers/me/agenda/feed')).url));
  const revoke = () =>
    run(async () => {
      await api('DELETE /api/providers/me/agenda/feed');
      setUrl(undefined);
      toast.success(t('revoked'));
    });
  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast.success(t('copied'));
    } catch {
      // Without permission, or where the page is not secure; the address is on the screen.
      toast.error(t('notCopied'));
    }
  }
  return (
    <>
      {createdAt && (
        <p>
          {t('feedOn', { date: written(createdAt) })}{' '}
          <span className="text-ink-soft">
            {readAt ? t('feedRead', { date: written(readAt) }) : t('feedNever')}
          </span>
        </p>
      )}
      {url && (
        <div className="grid gap-3">
          <TextField label={t('feedAddress')} hint={t('feedOnce')} readOnly value={url} />
          <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      )}
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        <Button variant={createdAt ? 'secondary' : 'primary'} busy={busy} onClick={() => void make()}>
          {createdAt ? t('feedNew') : t('feedMake')}
        </Button>
        {createdAt && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {t('feedRevoke')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('feedRevoke')}
          text={t('feedRevokeText')}
          keep={t('keep')}
          busy={busy}
          onConfirm={() => void revoke()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
