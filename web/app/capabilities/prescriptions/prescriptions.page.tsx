import { useInfiniteQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import Send from 'lucide-react/icons/send';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { AddToMedicines } from './add-to-medicines.tsx';
import { PrescriptionCard } from './prescription-card.tsx';
import { prescriptionsQuery } from './prescriptions.queries.ts';

export const clientLoader = needsWords('prescriptions');

/** What was prescribed to the person whose data is shown. */
export default function Prescriptions() {
  const { t } = useTranslation('prescriptions');
  const { dependentId, name } = useActiveProfile();
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <div className="grid gap-2">
          <PageTitle>{t('title')}</PageTitle>
          <p className="text-ink-soft">{t('about')}</p>
          <TextLink to="/app/prescriptions/orders">{t('sentToPharmacies')}</TextLink>
        </div>
        <List dependentId={dependentId} name={dependentId ? name : undefined} />
      </Sections>
    </>
  );
}

function List({ dependentId, name }: { dependentId: string | undefined; name: string | undefined }) {
  const { t } = useTranslation('prescriptions');
  const { id } = useUser();
  return (
    <PagedList
      query={useInfiniteQuery(prescriptionsQuery({ patientId: id, dependentId }))}
      skeleton={
        <Skeleton>
          <div className="space-y-3">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Skeleton>
      }
      failed={t('failed')}
      empty={<EmptyCard drawing={<Letter />} text={name ? t('noneFor', { name }) : t('none')} />}
      more={t('more')}
      moreVariant="tint"
    >
      {(prescriptions) => (
        <ul className="flex flex-col gap-3">
          {prescriptions.map((prescription) => (
            <PrescriptionCard key={prescription.id} prescription={prescription} heading="h2">
              {prescription.status === 'active' && (
                <ButtonLink
                  variant="secondary"
                  icon={Send}
                  to={`/app/prescriptions/${prescription.id}/send`}
                  aria-label={t('sendToPharmacyOf', { drug: prescription.drug })}
                >
                  {t('sendToPharmacy')}
                </ButtonLink>
              )}
              {prescription.status === 'active' && <AddToMedicines prescription={prescription} />}
              <ButtonLink variant="ghost" icon={FileText} to={`/app/visit-notes/${prescription.noteId}`}>
                {t('openNote')}
              </ButtonLink>
            </PrescriptionCard>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
