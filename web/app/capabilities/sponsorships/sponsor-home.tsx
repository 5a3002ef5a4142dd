import { useTranslation } from '#platform/language/use-translation.ts';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DonationCard } from '../community-fund/donation-card.tsx';
import { PeopleList } from './people-list.tsx';
import { Totals } from './totals.tsx';

/** What a sponsor sees first: the people, the community fund, and what was given this year. */
export function SponsorHome() {
  const { t } = useTranslation('sponsorships');
  return (
    <>
      <Section title={t('title')}>
        <PeopleList />
      </Section>
      <DonationCard />
      <Section title={t('contributions')} aside={<TextLink to="/app/contributions">{t('seeAll')}</TextLink>}>
        <Totals latestOnly />
      </Section>
    </>
  );
}
