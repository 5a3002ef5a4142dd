import type { User } from '@lakou/contract';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { formatDate, formatPhone, languageNames } from '@lakou/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ageOn } from '#platform/time/age.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';

/** The data of a patient that their provider may see. */
export function PatientFacts({ patient }: { patient: User }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const { dateOfBirth, gender, phone, email, address, emergencyContact, dependents = [] } = patient;
  const today = dayHere(new Date());
  const born = (day: string) =>
    `${formatDate(lang, day, 'medium')}, ${t('age', { count: ageOn(today, day) })}`;
  return (
    <Card>
      <dl className="grid gap-4 md:grid-cols-2">
        {dateOfBirth && <Fact label={t('birth')}>{born(dateOfBirth)}</Fact>}
        {gender && <Fact label={t('gender')}>{t(`sex.${gender}`)}</Fact>}
        {phone && (
          <Fact label={t('phone')}>
            <a href={`tel:${phone}`} className="text-sea underline underline-offset-3">
              {formatPhone(phone)}
            </a>
          </Fact>
        )}
        {email && hasEmail(email) && <Fact label={t('email')}>{email}</Fact>}
        {address && <Fact label={t('address')}>{address}</Fact>}
        <Fact label={t('language')}>{languageNames[patient.preferredLanguage]}</Fact>
        {patient.primaryHealthConcerns && <Fact label={t('concerns')}>{patient.primaryHealthConcerns}</Fact>}
        {patient.insuranceProvider && <Fact label={t('insurance')}>{patient.insuranceProvider}</Fact>}
        {emergencyContact && (
          <Fact label={t('emergencyContact')}>
            {emergencyContact.name}
            <a
              href={`tel:${emergencyContact.phone}`}
              className="block w-fit text-sea underline underline-offset-3"
            >
              {formatPhone(emergencyContact.phone)}
            </a>
          </Fact>
        )}
        {dependents.length > 0 && (
          <Fact label={t('inCareWith')}>
            {dependents.map(({ id, name, dateOfBirth: day }) => (
              <span key={id} className="block">
                {name}
                {day && <span className="font-normal text-ink-soft"> · {born(day)}</span>}
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
