import { useQuery } from '@tanstack/react-query';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { ShareLink } from '../../ui/share-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DonateDialog } from './donate.dialog.tsx';
import { statsQuery } from './fund.queries.ts';
import { FundFigures } from './fund-figures.tsx';
import { RecentUses } from './recent-uses.tsx';

export const clientLoader = needsWords('community-fund', 'payments');

/** The community fund: what was given, what it paid for, and the way to give. `?amount=` opens the dialog. */
export default function Fund() {
  const { t } = useTranslation('community-fund');
  const lang = useLanguage();
  const { role } = useUser();
  const { params, change } = useAddress();
  const [isGiving, setGiving] = useState(params.has('amount') || params.has('monthly'));
  function close() {
    setGiving(false);
    change(() => ({}));
  }
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <PageTitle
          action={
            <div className="hidden lg:block">
              <Button icon={HeartHandshake} onClick={() => setGiving(true)}>
                {t('donate')}
              </Button>
            </div>
          }
        >
          {t('title')}
        </PageTitle>
        <p>
          {t('lead')} <TextLink to="/app/gifts">{t('contributions')}</TextLink>
        </p>
        <QueryState query={useQuery(statsQuery)} failed={t('loadFailed')}>
          {(stats) => <FundFigures stats={stats} />}
        </QueryState>
        <RecentUses />
        <p className="flex">
          <ShareLink
            path={`/${lang}/fund`}
            title={t('title')}
            texts={{ share: t('share'), copied: t('linkCopied'), failed: t('notShared') }}
          />
        </p>
        {role === 'PATIENT' && (
          <Card attention="mango">
            <p className="font-bold">{t('needHelp')}</p>
            <p className="mb-3">{t('needHelpText')}</p>
            <ButtonLink to="/app/fund/ask" variant="secondary">
              {t('ask')}
            </ButtonLink>
          </Card>
        )}
        <div
          data-at-bottom
          className="sticky bottom-17 -mx-4 border-t border-line bg-ground px-4 py-3 lg:hidden"
        >
          <Button block icon={HeartHandshake} onClick={() => setGiving(true)}>
            {t('donate')}
          </Button>
        </div>
      </Sections>
      {isGiving && <DonateDialog amount={params.get('amount')} type={params.get('type')} onClose={close} />}
    </>
  );
}
