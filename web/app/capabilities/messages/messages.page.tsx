import { Outlet, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ConversationList } from './conversation-list.tsx';

export const clientLoader = needsWords('messages', 'person-reports', 'providers');

/** The list and a conversation side by side; on a phone one of the two. */
export default function Messages() {
  const { t } = useTranslation('messages');
  const { userId } = useParams();
  return (
    // Beside each other they end with the window, also below one or two banners.
    <div className="lg:grid lg:h-[calc(100dvh-7rem)] lg:grid-cols-[20rem_1fr] lg:gap-5 lg:group-has-data-banner/frame:h-[calc(100dvh-10.75rem)] lg:group-has-[[data-banner]+[data-banner]]/frame:h-[calc(100dvh-14.5rem)]">
      {!userId && <title>{t('title')}</title>}
      <div className={classNames('min-h-0 flex-col', userId ? 'hidden lg:flex' : 'flex')}>
        <div className={classNames('pb-3', userId && 'lg:[&_h1]:text-22')}>
          {userId ? (
            <p className="text-28 font-extrabold tracking-tight">{t('title')}</p>
          ) : (
            <PageTitle>{t('title')}</PageTitle>
          )}
        </div>
        <div className="min-h-0 grow lg:overflow-y-auto lg:pr-1">
          <ConversationList />
        </div>
      </div>
      {userId ? (
        <Outlet key={userId} />
      ) : (
        <div className="hidden place-items-center rounded-card border border-line bg-surface p-6 text-center text-ink-soft lg:grid">
          <p className="max-w-72 text-balance">{t('choose')}</p>
        </div>
      )}
    </div>
  );
}
