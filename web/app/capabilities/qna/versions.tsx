import type { Version } from '@lakou/contract/qna';
import { formatDateTime } from '@lakou/i18n';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { editsQuery, type Post } from './qna.queries.ts';

/** That it was changed, and what it said before. */
export function Edited({ post, editedAt }: { post: Post; editedAt: string | null }) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (!editedAt) return null;
  const when = formatDateTime(lang, { at: new Date(editedAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        {t('edited', { when })}
      </Button>
      {isOpen && <VersionsDialog post={post} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function VersionsDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const query: UseQueryResult<Version[]> = useQuery(editsQuery(post));
  return (
    <Dialog title={t('versions')} onClose={onClose}>
      <QueryState query={query} failed={t('detailFailed')}>
        {(versions) => (
          <ul className="grid gap-4">
            {versions.map(({ id, title, text, writtenAt }) => (
              <li key={id} className="grid gap-1">
                <p className="text-14 text-ink-soft">
                  {formatDateTime(lang, { at: new Date(writtenAt), timeZone: ownTimeZone() }, 'medium')}
                </p>
                {title && <p className="font-bold wrap-anywhere">{title}</p>}
                <MarkdownText>{text}</MarkdownText>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}
