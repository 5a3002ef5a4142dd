import type { ProviderProfile } from '@lakou/contract/providers';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { ContactLines } from './contact-lines.tsx';
import { Fees } from './fees.tsx';
import { useLabels } from './labels.ts';
import { NextTimes } from './next-times.tsx';
import { offeredFees } from './offered-fees.ts';
import { PlaceLine, PlacesMap } from './places.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProviderClinic } from './provider-clinic.tsx';
import { Reviews } from './reviews.tsx';
import { WeekHours } from './week-hours.tsx';

// The catalogue of services comes only where a provider named some.
const OfferedServices = lazy(() => import('./offered-services.tsx'));

interface ProfileViewProps {
  provider: ProviderProfile;
  /** The reader may book and write. */
  acts: boolean;
  /** The page is for visitors: its links lead to public pages. */
  isPublic?: boolean;
  /** Several visits at one price, below the fees. */
  packages?: ReactNode;
  /** Waiting for an earlier time, below the free ones. */
  waiting?: ReactNode;
}

/** The public profile of a provider. */
export function ProfileView({ provider, acts, isPublic = false, packages, waiting }: ProfileViewProps) {
  const { t } = useTranslation('providers');
  const fees = offeredFees(provider);
  return (
    <Sections>
      <ProfileHead provider={provider} acts={acts} isPublic={isPublic} />
      {/* On a phone the free times come first; on a desktop they are beside the words about the person. */}
      <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-5">
        <div className="grid min-w-0 gap-7 lg:order-2 lg:gap-5">
          {provider.available && fees.length > 0 && (
            <Section title={t('nextFree')}>
              <Card>
                <div className="grid gap-4">
                  {provider.nextFree.length > 0 ? (
                    <NextTimes
                      providerId={provider.id}
                      name={provider.name}
                      times={provider.nextFree}
                      links={acts}
                    />
                  ) : (
                    <p className="text-ink-soft">{t('noTimesKnown')}</p>
                  )}
                  {waiting}
                </div>
              </Card>
            </Section>
          )}
          <Hours availability={provider.availability} />
          <Places provider={provider} isPublic={isPublic} />
          <Contact provider={provider} />
        </div>
        <div className="grid min-w-0 gap-7 lg:gap-5">
          <About provider={provider} />
          <Section title={t('fees')}>
            <Card>
              {fees.length > 0 && <Fees fees={fees} />}
              <p className="mt-2 text-14 text-ink-soft">
                {t(fees.length > 0 ? 'feesHint' : 'offersNothing')}
              </p>
            </Card>
          </Section>
          {packages}
          {provider.services.length + provider.serviceMinutes.length > 0 && (
            <Suspense fallback={null}>
              <OfferedServices services={provider.services} serviceMinutes={provider.serviceMinutes} />
            </Suspense>
          )}
        </div>
      </div>
      <Section title={t('reviewsTitle')}>
        <Reviews providerId={provider.id} mayReport={acts && !isPublic} />
      </Section>
    </Sections>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function About({ provider }: { provider: ProviderProfile }) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const { bio, education, credentials, specialtyTags: tags, languages, yearsOfExperience: years } = provider;
  return (
    <Section title={t('about')}>
      <Card>
        {bio && <p className="mb-4 whitespace-pre-line wrap-anywhere">{bio}</p>}
        {years > 0 && <p className="mb-3 font-semibold">{t('years', { count: years })}</p>}
        <dl className="grid gap-3">
          {languages.length > 0 && <Line name={t('language')}>{labels.languages(languages)}</Line>}
          {tags.length > 0 && <Line name={t('treats')}>{tags.join(', ')}</Line>}
          {education && <Line name={t('education')}>{education}</Line>}
          {credentials && <Line name={t('credentials')}>{credentials}</Line>}
        </dl>
      </Card>
    </Section>
  );
}

function Hours({ availability }: Pick<ProviderProfile, 'availability'>) {
  const { t } = useTranslation('providers');
  if (!availability) return null;
  return (
    <Section title={t('hours')}>
      <Card>
        {typeof availability === 'string' ? (
          <p className="whitespace-pre-line wrap-anywhere">{availability}</p>
        ) : (
          <WeekHours week={availability} />
        )}
      </Card>
    </Section>
  );
}

function Places({ provider, isPublic }: { provider: ProviderProfile; isPublic: boolean }) {
  const { t } = useTranslation('providers');
  const { serviceLocations: places, clinicName } = provider;
  const named = Array.isArray(places) ? places : [];
  if (!clinicName && !places?.length) return null;
  return (
    <Section title={t('places')}>
      <Card>
        <ul className="grid gap-3">
          <ProviderClinic card={provider} isPublic={isPublic} />
          {typeof places === 'string' && places !== '' && (
            <li className="whitespace-pre-line wrap-anywhere">{places}</li>
          )}
          {named.map((place) => (
            <PlaceLine key={`${place.name} ${place.lat} ${place.lng}`} place={place} />
          ))}
        </ul>
        {named.length > 0 && <PlacesMap places={named} />}
      </Card>
    </Section>
  );
}

function Contact({ provider: { phone, email } }: { provider: ProviderProfile }) {
  const { t } = useTranslation('providers');
  if (!phone && !email) return null;
  return (
    <Section title={t('contact')}>
      <Card>
        <ul className="grid gap-4">
          <ContactLines phone={phone} email={email} />
        </ul>
      </Card>
    </Section>
  );
}
