import RotateCw from 'lucide-react/icons/rotate-cw';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { sendNow } from '../../platform/outbox/outbox.ts';
import { useOutbox } from '../../platform/outbox/use-outbox.ts';
import { useUser } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { ItemCard } from './item-card.tsx';

// Only providers write them.
const KeptNotesList = lazy(async () => ({
  default: (await import('../visit-notes/kept-notes-list.tsx')).KeptNotesList,
}));

export const clientLoader = needsWords('outbox');

/** What was entered on this device and has not arrived yet. */
export default function OutboxPage() {
  const { t } = useTranslation('outbox');
  const { role } = useUser();
  const { items, sending, isKnown } = useOutbox();
  const nothing = isKnown && items.length === 0 && (
    <Card>
      <EmptyState drawing={<Letter />} text={t('empty')} />
    </Card>
  );
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <div className="grid gap-1">
          <PageTitle>{t('title')}</PageTitle>
          <p className="text-ink-soft">{t('intro')}</p>
        </div>
        {!isKnown && (
          <Skeleton>
            <SkeletonCard />
          </Skeleton>
        )}
        {role === 'PROVIDER' ? (
          <Suspense>
            <KeptNotesList none={nothing} />
          </Suspense>
        ) : (
          nothing
        )}
        {items.length > 0 && (
          <Section title={t('count', { count: items.length })} aside={<SendNow />}>
            <ul className="grid gap-3">
              {items.map((item) => (
                <ItemCard key={item.id} item={item} isSending={sending === item.id} />
              ))}
            </ul>
          </Section>
        )}
      </Sections>
    </>
  );
}

function SendNow() {
  const { t } = useTranslation('outbox');
  const { id } = useUser();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  if (!online) return <span className="text-15 text-ink-soft">{t('later')}</span>;
  const send = async () => {
    setBusy(true);
    await sendNow(id);
    setBusy(false);
  };
  return (
    <Button variant="ghost" size="sm" icon={RotateCw} busy={busy} onClick={() => void send()}>
      {t('sendNow')}
    </Button>
  );
}
