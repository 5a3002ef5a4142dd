import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { representedQuery } from '../../platform/represented.ts';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { NameDialog } from './name.dialog.tsx';
import { RepresentativeRow } from './representative-row.tsx';
import { representativesQuery } from './representatives.queries.ts';
import { RepresentedRow } from './represented-row.tsx';

export const clientLoader = needsWords('representatives');

/** Who acts for the patient, and for whom the patient acts. */
export default function Representatives() {
  const { t } = useTranslation('representatives');
  const { id, isEmailVerified } = useUser();
  const [naming, setNaming] = useState(false);
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle
        action={
          <Button icon={UserRoundPlus} onClick={() => setNaming(true)}>
            {t('name')}
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <Section title={t('mine')}>
        <QueryState
          query={useQuery(representativesQuery(id))}
          failed={t('failed')}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyCard text={t('noneMine')} />}
        >
          {(list) => (
            <ul className="grid gap-3">
              {list.map((one) => (
                <RepresentativeRow key={one.id} representative={one} />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      <Section title={t('theirs')}>
        {!isEmailVerified && (
          <Banner tone="warn" icon={MailCheck}>
            {t('verify')}
          </Banner>
        )}
        <QueryState
          query={useQuery({ ...representedQuery(id), staleTime: 0 })}
          failed={t('failed')}
          isEmpty={({ length }) => length === 0}
          empty={<p className="text-ink-soft">{t('noneTheirs')}</p>}
        >
          {(list) => (
            <ul className="grid gap-3">
              {list.map((person) => (
                <RepresentedRow key={person.id} person={person} />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </Sections>
  );
}
