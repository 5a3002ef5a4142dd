import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWaiting, waitingListsQuery } from './waiting-lists.queries.ts';

/** Asks to be told when an earlier time opens, or says that one waits already. */
export function WaitButton({ providerId, name }: { providerId: string; name: string }) {
  const { t } = useTranslation('waiting-lists');
  const lang = useLanguage();
  const query = useInfiniteQuery(waitingListsQuery);
  const { data } = query;
  const { joining, leaving } = useWaiting();
  if (!data) return <FailedNote query={query} text={t('failed')} />;
  const entry = data.pages.flat().find((one) => one.providerId === providerId);
  if (!entry)
    return (
      <Button
        variant="secondary"
        icon={BellRing}
        busy={joining.isPending}
        onClick={() => joining.mutate(providerId)}
      >
        {t('tellMe')}
      </Button>
    );
  const when = formatDateTime(lang, { at: new Date(entry.before), timeZone: ownTimeZone() }, 'short');
  return (
    <div className="grid gap-2">
      <p role="status">{t('waiting', { name, when })}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" busy={leaving.isPending} onClick={() => leaving.mutate(entry)}>
          {t('stop')}
        </Button>
        <TextLink to="/app/waiting-lists">{t('title')}</TextLink>
      </div>
    </div>
  );
}
