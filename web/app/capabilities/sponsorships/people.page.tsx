import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { PeopleList } from './people-list.tsx';

export const clientLoader = needsWords('sponsorships');

export default function People() {
  const { t } = useTranslation('sponsorships');
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <PeopleList />
    </Sections>
  );
}
