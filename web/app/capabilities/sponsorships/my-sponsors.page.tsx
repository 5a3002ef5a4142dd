import { HAITI_POLICE } from '@lakou/contract/emergency.rules';
import type { Sponsorship } from '@lakou/contract/sponsorships';
import { useInfiniteQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { ConsentDialog } from './consent.dialog.tsx';
import { ListingCard } from './listing-card.tsx';
import { SponsorRow } from './sponsor-row.tsx';
import { sponsorsQuery } from './sponsorships.queries.ts';

export const clientLoader = needsWords('sponsor-consent', 'sponsorships');

const US_EMERGENCY = '911';

/** Who supports the patient, who asks to, and what each one sees. */
export default function MySponsors() {
  const { t } = useTranslation('sponsor-consent');
  const { isEmailVerified } = useUser();
  const [open, setOpen] = useState<Sponsorship>();
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      {!isEmailVerified && (
        <Banner tone="warn" icon={MailCheck}>
          {t('verify')}
        </Banner>
      )}
      <PagedList
        query={useInfiniteQuery(sponsorsQuery)}
        failed={t('loadFailed')}
        more={t('more')}
        empty={<EmptyCard text={t('none')} />}
      >
        {(list) => (
          <ul className="grid gap-3">
            {list.map((one) => (
              <SponsorRow key={one.id} sponsorship={one} onOpen={() => setOpen(one)} />
            ))}
          </ul>
        )}
      </PagedList>
      <Section title={t('listing')}>
        <ListingCard />
      </Section>
      <Section title={t('pressure')}>
        <Card>
          <p>{t('pressureText')}</p>
          <p className="mt-2 grid">
            <a href={`tel:${HAITI_POLICE}`} className={NUMBER}>
              {t('police', { number: HAITI_POLICE })}
            </a>
            <a href={`tel:${US_EMERGENCY}`} className={NUMBER}>
              {t('us', { number: US_EMERGENCY })}
            </a>
          </p>
        </Card>
      </Section>
      {open && <ConsentDialog sponsorship={open} onClose={() => setOpen(undefined)} />}
    </Sections>
  );
}

const NUMBER = 'inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-3';
