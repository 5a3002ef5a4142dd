import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { OneOfList } from '../../ui/one-of-list.tsx';
import { MedicineFacts } from './medicine-facts.tsx';
import { medicinesQuery } from './medicines.queries.ts';

export const clientLoader = needsWords('medicines');

export default function OneMedicine() {
  const { t } = useTranslation('medicines');
  const { id } = useParams();
  const list = useQuery(medicinesQuery(useLanguage()));
  const known = list.data?.find((medicine) => medicine.id === id);
  return (
    <OneOfList
      list={list}
      id={id}
      back={
        known
          ? { to: `/app/medicines?group=${known.category}`, text: known.categoryName }
          : { to: '/app/medicines', text: t('back') }
      }
      failed={t('failed')}
      missing={t('noMedicine')}
    >
      {(medicine) => <MedicineFacts medicine={medicine} />}
    </OneOfList>
  );
}
