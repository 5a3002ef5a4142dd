import type { User } from '@lakou/contract';
import { useQuery } from '@tanstack/react-query';
import Baby from 'lucide-react/icons/baby';
import BriefcaseMedical from 'lucide-react/icons/briefcase-medical';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderHeart from 'lucide-react/icons/folder-heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Images from 'lucide-react/icons/images';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ageOn } from '#platform/time/age.ts';
import { dayHere } from '#platform/time/days.ts';
import { useWide } from '#platform/use-wide.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { CarePanel } from '../maternity/care-panel.tsx';
import { ReportPersonButton } from '../person-reports/report-person-button.tsx';
import { PatientQuestionnaires } from '../questionnaires/patient-questionnaires.tsx';
import { RecallPatient } from '../recalls/recall-patient.tsx';
import { PatientBanner } from '../record-entries/patient-banner.tsx';
import { toolboxAddress } from '../toolbox/toolbox-address.ts';
import { LicenceNotice } from '../verification/licence-notice.tsx';
import { PersonNotes } from '../visit-notes/person-notes.tsx';
import { patientQuery } from './agenda.queries.ts';
import { PatientBookings } from './patient-bookings.tsx';
import { PatientFacts } from './patient-facts.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { VisitNow } from './visit-now.tsx';

export const clientLoader = needsWords(
  'provider-workspace',
  'bookings',
  'maternity',
  'messages',
  'person-reports',
  'questionnaires',
  'recalls',
  'trackers',
  'vault',
  'visit-notes',
);

// Phones leave for the conversation, so they never load it here.
const ChatBeside = lazy(() => import('./chat-beside.tsx'));

export default function Patient() {
  const { t } = useTranslation('provider-workspace');
  const { id = '' } = useParams();
  const framed = (content: ReactNode) => (
    <Card>
      <HiddenTitle>{t('patientTitle')}</HiddenTitle>
      {content}
    </Card>
  );
  return (
    <ProviderOnly>
      <Sections>
        <p>
          <BackLink to="/app/patients">{t('patientsTitle')}</BackLink>
        </p>
        <QueryState
          query={useQuery(patientQuery(id))}
          skeleton={<PatientSkeleton />}
          failed={t('patientFailed')}
          frame={framed}
          notFound={framed(
            <EmptyState
              drawing={<House />}
              text={t('notInCare')}
              action={
                <ButtonLink variant="secondary" to={`/app/patients/${id}/record`}>
                  {t('record')}
                </ButtonLink>
              }
            />,
          )}
        >
          {(patient) => <OnePatient patient={patient} />}
        </QueryState>
        <VisitNow />
      </Sections>
    </ProviderOnly>
  );
}

function PatientSkeleton() {
  const { t } = useTranslation('provider-workspace');
  return (
    <>
      <HiddenTitle>{t('patientTitle')}</HiddenTitle>
      <Skeleton>
        <div className="grid gap-6">
          <div className="flex items-center gap-4">
            <SkeletonBlock size="size-16 shrink-0" round />
            <SkeletonBlock size="h-8 w-48" />
          </div>
          <SkeletonText />
          <SkeletonText />
        </div>
      </Skeleton>
    </>
  );
}

/** The chart, and at a desk the conversation beside it once it was asked for. */
function OnePatient({ patient }: { patient: User }) {
  const isWide = useWide();
  const { params, put } = useAddress();
  if (!isWide) return <Chart patient={patient} chat={`/app/messages/${patient.id}`} />;
  if (!params.has('chat')) return <Chart patient={patient} chat="?chat=1" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-6">
      <Sections>
        <Chart patient={patient} chat={undefined} />
      </Sections>
      <Suspense fallback={<SkeletonText />}>
        <ChatBeside other={patient.id} name={patient.name} onClose={() => put('chat', '')} />
      </Suspense>
    </div>
  );
}

/** The growth standards end at five years. */
const hasYoungChild = ({ dependents = [] }: User) =>
  dependents.some(({ dateOfBirth }) => dateOfBirth && ageOn(dayHere(new Date()), dateOfBirth) < 5);

/** Whether the patient themselves is treated, and not only one of their family. */
const isTreated = ({ primaryHealthConcerns }: User) => primaryHealthConcerns !== undefined;

/** `chat` is where the conversation opens; undefined while it is open. */
function Chart({ patient, chat }: { patient: User; chat: string | undefined }) {
  const { t } = useTranslation('provider-workspace');
  const { id, name, phone, profilePhotoUrl, maternityProfile } = patient;
  // Providers who may read the record always see the e-mail address.
  const isWithheld = patient.email === '';
  return (
    <>
      <title>{t('patientNamed', { name })}</title>
      <PatientBanner
        // Of guardians who are not treated themselves there is no record to read.
        subject={isTreated(patient) ? { patientId: id, dependentId: undefined, byProvider: true } : undefined}
        person={{
          name,
          language: patient.preferredLanguage,
          dateOfBirth: patient.dateOfBirth ?? null,
          profilePhotoUrl: profilePhotoUrl ?? null,
          bloodGroup: null,
        }}
      />
      <div className="flex flex-wrap gap-2">
        {chat && (
          <ButtonLink variant="secondary" icon={MessageCircle} to={chat}>
            {t('message')}
          </ButtonLink>
        )}
        {phone && (
          <a href={`tel:${phone}`} className={buttonLook({ variant: 'secondary' })}>
            <span className="flex items-center gap-2">
              <Phone size={20} className="shrink-0" />
              {t('call')}
            </span>
          </a>
        )}
        {!isWithheld && <RecordLinks patient={patient} />}
        <ReportPersonButton person={patient} />
      </div>
      {maternityProfile && <CarePanel profile={maternityProfile} />}
      {isWithheld ? (
        <LicenceNotice />
      ) : (
        <Section title={t('details')}>
          <PatientFacts patient={patient} />
        </Section>
      )}
      {!isWithheld && <Notes patient={patient} />}
      {isTreated(patient) && <PatientQuestionnaires patientId={id} />}
      <Section title={t('visitsWithMe')}>
        <PatientBookings patientId={id} />
      </Section>
    </>
  );
}

/** What of the record opens on its own page, and what is begun for the patient elsewhere. */
function RecordLinks({ patient }: { patient: User }) {
  const { t } = useTranslation('provider-workspace');
  const { id, name } = patient;
  return (
    <>
      <ButtonLink variant="secondary" icon={FolderHeart} to={`/app/patients/${id}/record`}>
        {t('record')}
      </ButtonLink>
      <ButtonLink variant="secondary" icon={HeartPulse} to={`/app/patients/${id}/health`}>
        {t('health')}
      </ButtonLink>
      {hasYoungChild(patient) && (
        <ButtonLink variant="secondary" icon={Baby} to={`/app/patients/${id}/growth`}>
          {t('growth')}
        </ButtonLink>
      )}
      {isTreated(patient) && (
        <>
          <ButtonLink
            variant="secondary"
            icon={BriefcaseMedical}
            to={toolboxAddress('interactions', { patientId: id })}
          >
            {t('tools')}
          </ButtonLink>
          <ButtonLink variant="secondary" icon={FlaskConical} to={`/app/lab-worklist?order=${id}`}>
            {t('orderTest')}
          </ButtonLink>
        </>
      )}
      <RecallPatient patientId={id} name={name} />
      <ButtonLink variant="secondary" icon={Images} to={`/app/patients/${id}/images`}>
        {t('images')}
      </ButtonLink>
    </>
  );
}

/** Notes about each of the family whom the professional treats; only the treated have health data here. */
function Notes({ patient }: { patient: User }) {
  const { t } = useTranslation('visit-notes');
  const { id, dependents = [] } = patient;
  return (
    <>
      {isTreated(patient) && <PersonNotes person={{ patientId: id }} title={t('notesAbout')} />}
      {dependents.map((one) => (
        <PersonNotes
          key={one.id}
          person={{ patientId: id, dependentId: one.id }}
          title={t('notesOn', { name: one.name })}
        />
      ))}
    </>
  );
}
