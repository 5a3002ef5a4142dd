import type { RecordPerson } from '@lakou/contract/vault';
import { languageNames } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ageOn } from '#platform/time/age.ts';
import { dayHere } from '../../platform/time/days.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { bloodGroupText } from '../family/blood-group.ts';
import { entriesQuery, type RecordSubject } from './record-entries.queries.ts';

const NOBODY: RecordSubject = { patientId: '', dependentId: undefined, byProvider: true };

interface PatientBannerProps {
  /** Whose allergies are shown; nobody's where the record may not be read. */
  subject: RecordSubject | undefined;
  person: Pick<RecordPerson, 'name' | 'dateOfBirth' | 'language' | 'profilePhotoUrl' | 'bloodGroup'>;
}

/** Who this is about, always in sight, with what could harm them. */
export function PatientBanner({ subject, person }: PatientBannerProps) {
  const { t } = useTranslation('vault');
  const query = useQuery({ ...entriesQuery(subject ?? NOBODY), enabled: subject !== undefined });
  const allergies = query.data?.filter(({ kind, status }) => kind === 'allergy' && status === 'active');
  const { name, dateOfBirth, language, profilePhotoUrl, bloodGroup } = person;
  const age = dateOfBirth && t('person.age', { count: ageOn(dayHere(new Date()), dateOfBirth) });
  const blood = bloodGroup && t('person.bloodGroup', { group: bloodGroupText(bloodGroup) });
  return (
    <div className="sticky top-0 z-2 print:static -mx-4 flex min-h-20 items-center gap-3.5 border-line border-b bg-surface px-4 py-2.5 md:mx-0 md:rounded-b-card md:border-x">
      <Avatar name={name} photo={profilePhotoUrl ? thumbnailOf(profilePhotoUrl) : undefined} />
      <div className="min-w-0 grow">
        <h1 className="text-18 font-extrabold wrap-anywhere">{name}</h1>
        <p className="text-14 text-ink-soft">
          {[age, languageNames[language], blood].filter(Boolean).join(' · ')}
        </p>
        {allergies && allergies.length > 0 && (
          <p className="line-clamp-2 flex items-start gap-1.5 text-14 font-semibold text-hibiscus-ink">
            <TriangleAlert size={16} className="mt-0.5 shrink-0" />
            <span className="wrap-anywhere">
              {t('person.allergies', { list: allergies.map(({ text }) => text).join(', ') })}
            </span>
          </p>
        )}
        {allergies?.length === 0 && <p className="text-14">{t('person.noAllergies')}</p>}
        <FailedNote query={query} text={t('person.allergiesFailed')} />
      </div>
    </div>
  );
}
