import type { TeamMessage } from '@lakou/contract/team';
import { formatRelativeTime } from '@lakou/i18n';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TEAM_KEY } from './team.queries.ts';

export function TeamMessageItem({ message }: { message: TeamMessage }) {
  const { t } = useTranslation('team');
  const lang = useLanguage();
  const me = useUser();
  const [asking, setAsking] = useState(false);
  const { id, text, authorId, authorName, at, readCount, staffCount } = message;
  const { save, isSaving, problem } = useSave(
    (_: undefined) => api('DELETE /api/clinics/team-messages/:id', { params: { id } }),
    {
      queryKey: TEAM_KEY,
      done: t('takenBack'),
      failed: t('takeBackFailed'),
      onDone: () => setAsking(false),
    },
  );
  return (
    <li>
      <Card>
        <div className="flex items-start gap-3">
          <Avatar name={authorName} />
          <p className="min-w-0 grow text-14 text-ink-soft">
            <span className="block font-semibold text-16 text-ink wrap-anywhere">{authorName}</span>
            {formatRelativeTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, new Date())}
          </p>
          {authorId === me.id && (
            <IconButton icon={Trash2} label={t('takeBack')} onClick={() => setAsking(true)} />
          )}
        </div>
        <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
        {readCount !== null && staffCount !== 0 && (
          <p className="mt-3">
            <Badge tone={readCount === staffCount ? 'leaf' : 'night'} icon={Eye}>
              {t('readBy', { read: readCount, of: staffCount ?? 0 })}
            </Badge>
          </p>
        )}
      </Card>
      {asking && (
        <ConfirmDialog
          title={t('takeBack')}
          text={t('takeBackText')}
          keep={t('keep')}
          busy={isSaving}
          problem={problem}
          onConfirm={() => save(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
