import type { User } from '@lakou/contract';
import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { formatDate, formatPhone, languageNames } from '@lakou/i18n';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { addressOf } from '../../../ui/files/file-address.ts';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface InfoCardProps {
  user: User;
  onEdit: () => void;
}

export function ContactCard({ user, onEdit }: InfoCardProps) {
  const { t } = useTranslation('profiles');
  return (
    <InfoCard title={t('parts.contact')} onEdit={onEdit}>
      <Row term={t('phone')}>{user.phone && formatPhone(user.phone)}</Row>
      <Row term={t('address')}>{user.address}</Row>
      <Row term={t('email')}>
        {hasEmail(user.email) && user.email}{' '}
        <TextLink to="/app/account-settings">{t('changeEmail')}</TextLink>
      </Row>
    </InfoCard>
  );
}

export function AboutCard({ user, onEdit }: InfoCardProps) {
  const { t } = useTranslation('profiles');
  const lang = useLanguage();
  const identity = user.idVerificationUrl && addressOf(user.idVerificationUrl);
  return (
    <InfoCard title={t('parts.about')} onEdit={onEdit}>
      <Row term={t('dateOfBirth')}>{user.dateOfBirth && formatDate(lang, user.dateOfBirth, 'medium')}</Row>
      <Row term={t('gender')}>{user.gender && t(`genders.${user.gender}`)}</Row>
      <Row term={t('maritalStatus')}>{user.maritalStatus && t(`maritalStatuses.${user.maritalStatus}`)}</Row>
      <Row term={t('preferredLanguage')}>{languageNames[lang]}</Row>
      <Row term={t('healthConcerns')}>{user.primaryHealthConcerns}</Row>
      <Row term={t('insurance')}>{user.insuranceProvider}</Row>
      <Row term={t('identity')}>
        {identity ? (
          <a
            href={identity}
            target="_blank"
            rel="noreferrer"
            className="text-sea underline underline-offset-3"
          >
            {t('openIdentity')}
          </a>
        ) : (
          user.idVerificationUrl
        )}
      </Row>
    </InfoCard>
  );
}

export function EmergencyCard({ user, onEdit }: InfoCardProps) {
  const { t } = useTranslation('profiles');
  const contact = user.emergencyContact;
  return (
    <InfoCard title={t('parts.emergency')} onEdit={onEdit}>
      <Row term={t('emergencyName')}>{contact?.name}</Row>
      <Row term={t('emergencyPhone')}>
        {contact?.phone && (
          <a
            href={`tel:${contact.phone}`}
            className="-my-2.5 inline-flex min-h-11 items-center text-sea underline underline-offset-3"
          >
            {formatPhone(contact.phone)}
          </a>
        )}
      </Row>
      <Row term={t('emergencyAddress')}>{contact?.address}</Row>
    </InfoCard>
  );
}

function InfoCard({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  const { t } = useTranslation('profiles');
  return (
    <Section
      title={title}
      aside={
        <Button
          variant="ghost"
          size="sm"
          icon={Pencil}
          aria-label={t('editNamed', { name: title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
      }
    >
      <Card>
        <dl className="grid gap-3">{children}</dl>
      </Card>
    </Section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useTranslation('profiles');
  return (
    <div>
      <dt className="text-14 text-ink-soft">{term}</dt>
      <dd className="font-semibold whitespace-pre-line wrap-anywhere">
        {children || <span className="font-normal text-ink-soft">{t('notGiven')}</span>}
      </dd>
    </div>
  );
}
