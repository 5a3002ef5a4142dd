import type { MyMedicine } from '@lakou/contract/my-medicines';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useMarkNotificationsRead } from '../../platform/use-mark-notifications-read.ts';
import { Button } from '../../ui/button.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { useFamily } from '../family/active-profile.ts';
import { Interactions } from './interactions-card.tsx';
import { MedicineCard } from './medicine-card.tsx';
import { MedicineDialog } from './medicine-dialog.tsx';
import { medicinesTakenQuery, type Whose } from './my-medicines.queries.ts';
import { Today } from './today.tsx';
import { useAskedProfile } from './use-asked-profile.ts';
import { Week } from './week.tsx';

export const clientLoader = needsWords('my-medicines');

/** The medicines of the record: what is taken today, what is left, and what was taken. */
export default function MyMedicinesPage() {
  const { t } = useTranslation('my-medicines');
  const user = useUser();
  useAskedProfile();
  const { active, dependents } = useFamily();
  const of = { patientId: user.id, dependentId: active.dependentId };
  const [open, setOpen] = useState<MyMedicine | 'new'>();
  const medicines = useQuery(medicinesTakenQuery(of));
  useMarkNotificationsRead(active.dependentId ?? user.id);
  const add = (
    <Button icon={Plus} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Sections>
      <title>{t('title')}</title>
      <PageTitle
        {...(dependents.length > 0 && { eyebrow: t('forWhom', { name: active.name }) })}
        action={medicines.data?.length ? add : undefined}
      >
        {t('title')}
      </PageTitle>
      <QueryState
        query={medicines}
        failed={t('loadFailed')}
        skeleton={
          <Skeleton>
            <div className="grid gap-3">
              <SkeletonText />
              <SkeletonText />
            </div>
          </Skeleton>
        }
        isEmpty={(found) => found.length === 0}
        empty={<EmptyCard drawing={<Letter />} text={t('empty')} action={add} />}
      >
        {(found) => (
          <Taken
            key={active.id}
            of={of}
            name={active.dependentId ? active.name : undefined}
            medicines={found}
            onEdit={setOpen}
          />
        )}
      </QueryState>
      {open && (
        <MedicineDialog
          of={of}
          medicine={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Sections>
  );
}

interface TakenProps {
  of: Whose;
  name: string | undefined;
  medicines: readonly MyMedicine[];
  onEdit: (medicine: MyMedicine) => void;
}

function Taken({ of, name, medicines, onEdit }: TakenProps) {
  const { t } = useTranslation('my-medicines');
  return (
    <>
      <Today of={of} name={name} medicines={medicines} />
      <Section title={t('list')}>
        <ul className="grid gap-3 md:grid-cols-2">
          {medicines.map((medicine) => (
            <MedicineCard key={medicine.id} medicine={medicine} onEdit={() => onEdit(medicine)} />
          ))}
        </ul>
      </Section>
      {medicines.length > 0 && <Interactions of={of} isAlone={medicines.length === 1} />}
      <Week of={of} />
    </>
  );
}
