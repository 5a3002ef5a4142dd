import type { HealthLink } from '@lakou/contract/health-links';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { toast } from '../../ui/toast.ts';
import { LINKS_KEY, linksQuery } from './health-links.queries.ts';

/** One's links with who opened them. */
export function LinkList({ onRevoked }: { onRevoked: (id: string) => void }) {
  const { t } = useTranslation('health-links');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const links = useInfiniteQuery(linksQuery);
  const [asked, setAsked] = useState<string>();
  const revoking = useMutation({
    mutationFn: (id: string) => api('DELETE /api/records/share/:id', { params: { id } }),
    onSuccess: () => toast.success(t('links.revoked')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  async function revoke(id: string) {
    await revoking.mutateAsync(id).then(
      () => onRevoked(id),
      () => undefined,
    );
    setAsked(undefined);
  }
  return (
    <Section title={t('links.title')}>
      <PagedList
        query={links}
        more={t('links.more')}
        failed={t('links.failed')}
        skeleton={
          <Skeleton>
            <SkeletonText />
          </Skeleton>
        }
        empty={
          <Card>
            <EmptyState drawing={<Letter />} text={t('links.empty')} />
          </Card>
        }
      >
        {(found) => (
          <ul className="grid gap-3">
            {found.map((link) => (
              <LinkCard key={link.id} link={link} onRevoke={() => setAsked(link.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {asked && (
        <ConfirmDialog
          title={t('links.revokeTitle')}
          text={t('links.revokeText')}
          keep={t('links.keep')}
          busy={revoking.isPending}
          onConfirm={() => void revoke(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}

const LOOKS = {
  live: { tone: 'leaf', icon: CircleCheck },
  expired: { tone: 'neutral', icon: CircleX },
  revoked: { tone: 'neutral', icon: Ban },
  closed: { tone: 'hibiscus', icon: Ban },
} as const;

function LinkCard({ link, onRevoke }: { link: HealthLink; onRevoke: () => void }) {
  const { t } = useTranslation('health-links');
  const { t: say } = useTranslation('fhir');
  const lang = useLanguage();
  const when = (at: string) => formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const isLive = link.state === 'live';
  return (
    <Card as="li">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold">{when(link.createdAt)}</p>
          <Badge {...LOOKS[link.state]}>{t(`links.state.${link.state}`)}</Badge>
        </div>
        <p className="text-14 text-ink-soft">
          {[
            t('links.until', { when: when(link.expiresAt) }),
            link.hasPasscode && t('links.withPasscode'),
            link.sections.map((name) => say(`section.${name}`)).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="flex items-center gap-2 text-15 font-semibold">
          <Eye size={20} className="shrink-0 text-ink-soft" />
          {t('links.opens', { count: link.opens })}
        </p>
        {link.lastOpens.length > 0 && (
          <ol className="grid gap-1 text-14">
            {link.lastOpens.map(({ id, at, recipient }) => (
              <li key={id}>
                <span className="font-semibold wrap-anywhere">{recipient}</span>
                <span className="block text-ink-soft">{when(at)}</span>
              </li>
            ))}
          </ol>
        )}
        {isLive && (
          <Button variant="secondary" block icon={Ban} onClick={onRevoke}>
            {t('links.revoke')}
          </Button>
        )}
      </div>
    </Card>
  );
}
