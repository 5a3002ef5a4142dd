import type { ClinicProfile } from '@lakou/contract/providers';
import { useInfiniteQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { ContactLines } from './contact-lines.tsx';
import { useLabels } from './labels.ts';
import { Directions } from './places.tsx';
import { ProviderItem } from './provider-item.tsx';
import { clinicProvidersQuery } from './providers.queries.ts';
import { WeekHours } from './week-hours.tsx';

// The catalogue of services comes only where somebody there named some.
const OfferedServices = lazy(() => import('./offered-services.tsx'));

interface ClinicViewProps {
  clinic: ClinicProfile;
  /** The reader is signed in: logos are shown to accounts only, and patients may book. */
  inApp: boolean;
  /** What the reader can do about this clinic. */
  action?: ReactNode;
}

/** What a clinic shows: how to reach it, its hours, what it does, and who works there. */
export function ClinicView({ clinic, inApp, action }: ClinicViewProps) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const { name, logoUrl: logo, address, phone, email, specialties, openingHours } = clinic;
  return (
    <Sections>
      <header className="flex gap-4">
        <Avatar name={name} photo={inApp && logo ? thumbnailOf(logo) : undefined} size="lg" />
        <div className="min-w-0">
          <h1 className="text-28 font-extrabold tracking-tight wrap-anywhere">{name}</h1>
          {clinic.isVerified && (
            <p className="mt-1">
              <Badge tone="leaf" icon={BadgeCheck}>
                {t('clinicVerified')}
              </Badge>
            </p>
          )}
          <p className="text-16 text-ink-soft wrap-anywhere">
            {specialties.map(labels.specialty).join(', ')}
          </p>
        </div>
      </header>
      {action}
      <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-5">
        <Section title={t('contact')}>
          <Card>
            <ul className="grid gap-4">
              {address && (
                <li className="flex gap-2.5">
                  <MapPin size={19} className="mt-0.5 shrink-0 text-ink-soft" />
                  <span className="grid min-w-0 justify-items-start">
                    <span className="wrap-anywhere">
                      <span className="sr-only">{t('clinicAddress')}: </span>
                      {address}
                    </span>
                    <Directions name={name} to={addressOnMaps(clinic)} />
                  </span>
                </li>
              )}
              <ContactLines phone={phone} email={email} />
            </ul>
          </Card>
        </Section>
        {openingHours && (
          <Section title={t('hours')}>
            <Card>
              <WeekHours week={openingHours} />
            </Card>
          </Section>
        )}
      </div>
      {clinic.services.length > 0 && (
        <Suspense fallback={null}>
          <OfferedServices services={clinic.services} />
        </Suspense>
      )}
      <Section title={t('clinicProviders')}>
        <Providers clinicId={clinic.id} inApp={inApp} />
      </Section>
    </Sections>
  );
}

const COUNTRIES = { HT: 'Haiti', US: 'USA' };

/** With the country, because a street name alone may be found elsewhere. */
const addressOnMaps = ({ address, country }: ClinicProfile) =>
  [address, country && COUNTRIES[country]].filter(Boolean).join(', ');

function Providers({ clinicId, inApp }: { clinicId: string; inApp: boolean }) {
  const { t } = useTranslation('providers');
  return (
    <PagedList
      query={useInfiniteQuery(clinicProvidersQuery(clinicId))}
      more={t('showMore')}
      empty={<p className="text-ink-soft">{t('noClinicProviders')}</p>}
    >
      {(providers) => (
        <ul className="grid gap-3 lg:grid-cols-2">
          {providers.map((card) => (
            <ProviderItem key={card.id} card={card} hidesClinic headingLevel={3} isPublic={!inApp} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
