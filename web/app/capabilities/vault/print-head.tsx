import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { dayHere } from '../../platform/time/days.ts';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { personQuery } from './vault.queries.ts';

/** On paper: whose record it is, and of which day. A sheet without a name could be anybody's. */
export function PrintHead({ subject, name }: { subject: RecordSubject; name: string }) {
  const { t } = useTranslation('vault');
  const lang = useLanguage();
  const { data: person } = useQuery(personQuery(subject));
  const facts = [
    person?.dateOfBirth && t('person.born', { date: formatDate(lang, person.dateOfBirth, 'medium') }),
    t('printedOn', { date: formatDate(lang, dayHere(new Date()), 'medium') }),
  ];
  return (
    <div className="hidden print:block">
      <p className="text-18 font-extrabold">{name}</p>
      <p className="text-14">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
