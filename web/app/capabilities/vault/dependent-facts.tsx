import type { Dependent } from '@lakou/contract/family';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { bloodGroupText } from '../family/blood-group.ts';

/** What the family says of this person. */
export function DependentFacts({ dependent }: { dependent: Dependent }) {
  const { t } = useTranslation('vault');
  const lang = useLanguage();
  const { dateOfBirth, sex, bloodGroup } = dependent;
  const facts = [
    t('person.born', { date: formatDate(lang, dateOfBirth, 'medium') }),
    sex && t(`person.sex.${sex}`),
    bloodGroup && t('person.bloodGroup', { group: bloodGroupText(bloodGroup) }),
  ];
  return <p className="text-15 text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>;
}
