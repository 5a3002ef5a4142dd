import type { HealthLink } from '@lakou/contract/health-links';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { LINKS_KEY, linksQuery } from './health-links.queries.ts';

/** One's links with who opened them. */
export function LinkList({ onRevoked }: { onRevoked: (id: string) => void }) {
  const { t } = useTranslation('health-links');
  const links = useInfiniteQuery(linksQuery);
  const [asked, setAsked] = useState<string>();
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
        empty={<EmptyCard drawing={<Letter />} text={t('links.empty')} />}
      >
        {(found) => (
          <ul className="grid gap-3">
            {found.map((link) => (
              <LinkCard key={link.id} link={link} onRevoke={() => setAsked(link.id)} />
            ))}
          </ul>
        )}
      </PagedList>
      {asked && <RevokeDialog id={asked} onRevoked={onRevoked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

interface RevokeDialogProps {
  id: string;
  onRevoked: (id: string) => void;
  onClose: () => void;
}

/** Stays and says so when it failed: the link can still be opened. */
function RevokeDialog({ id, onRevoked, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('health-links');
  const onDone = () => {
    onRevoked(id);
    onClose();
  };
  const { save, isSaving, problem } = useSave(
    () => api('DELETE /api/records/share/:id', { params: { id } }),
    { queryKey: LINKS_KEY, done: t('links.revoked'), failed: t('links.revokeFailed'), onDone },
  );
  return (
    <ConfirmDialog
      title={t('links.revokeTitle')}
      text={t('links.revokeText')}
      keep={t('links.keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
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
