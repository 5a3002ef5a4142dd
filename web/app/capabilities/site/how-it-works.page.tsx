import type { ReactNode } from 'react';
import type { MetaArgs } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageOfPath, wordsIn } from '../../platform/language/words.ts';
import { ClinicFormScreen, DispatchScreen, TeamScreen } from './how-clinics.tsx';
import { FaceShapes } from './how-face.tsx';
import { BookingScreen, FamilyScreen, RecordScreen } from './how-patients.tsx';
import { AgendaScreen, CredentialsScreen, HoursScreen } from './how-providers.tsx';
import { CommonQuestions } from './how-questions.tsx';
import { ChoiceScreen, ConsentScreen, GivingScreen } from './how-sponsors.tsx';
import { pageMeta } from './page-meta.ts';
import { Guide, Step } from './steps.tsx';

const GUIDES = ['patients', 'providers', 'clinics', 'sponsors'] as const;
type GuideName = (typeof GUIDES)[number];
const STEPS = ['first', 'second', 'third'] as const;

const SCREENS: Record<GuideName, Record<(typeof STEPS)[number], ReactNode>> = {
  patients: { first: <FamilyScreen />, second: <BookingScreen />, third: <RecordScreen /> },
  providers: { first: <CredentialsScreen />, second: <HoursScreen />, third: <AgendaScreen /> },
  clinics: { first: <ClinicFormScreen />, second: <TeamScreen />, third: <DispatchScreen /> },
  sponsors: { first: <ChoiceScreen />, second: <ConsentScreen />, third: <GivingScreen /> },
};

// A clinic registers as a provider and then chooses "clinic" there.
const JOIN_AS = { patients: 'patient', providers: 'provider', clinics: 'provider', sponsors: 'sponsor' };

export function meta({ location }: MetaArgs) {
  const { t } = wordsIn(languageOfPath(location.pathname) ?? 'en').of('how-it-works');
  return pageMeta(location.pathname, { title: t('meta.title'), description: t('meta.description') });
}

export default function HowItWorksPage() {
  const { t } = useTranslation('how-it-works');
  const lang = useLanguage();
  return (
    <>
      <FaceShapes />
      <header className="wrap pt-6 pb-10 lg:pt-10 lg:pb-14">
        <h1 className="font-extrabold text-36 tracking-tight lg:text-52">{t('title')}</h1>
        <p className="mt-3 max-w-[40rem] text-pretty text-18 text-ink-soft">{t('lead')}</p>
        <Paths />
        <p className="mt-4 text-15 text-ink-soft">{t('examples')}</p>
      </header>
      {GUIDES.map((guide) => (
        <Guide
          key={guide}
          id={guide}
          title={t(`guides.${guide}.title`)}
          lead={t(`guides.${guide}.lead`)}
          join={{ href: `/${lang}/register?as=${JOIN_AS[guide]}`, label: t(`guides.${guide}.join`) }}
        >
          {STEPS.map((step, index) => (
            <Step
              key={step}
              number={index + 1}
              title={t(`steps.${guide}.${step}.title`)}
              text={t(`steps.${guide}.${step}.text`)}
              screen={SCREENS[guide][step]}
            />
          ))}
        </Guide>
      ))}
      <CommonQuestions />
    </>
  );
}

function Paths() {
  const { t } = useTranslation('how-it-works');
  return (
    <nav aria-label={t('paths.label')}>
      <ul className="mt-6 grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {GUIDES.map((guide) => (
          <li key={guide}>
            <a
              className="block min-h-12 rounded-card border border-line-strong bg-surface px-4 py-3 hover:border-sea hover:bg-sea-tint"
              href={`#${guide}`}
            >
              <span className="block font-bold text-sea">{t(`paths.${guide}.want`)}</span>
              <span className="block text-15 text-ink-soft">{t(`paths.${guide}.who`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
