import FileUp from 'lucide-react/icons/file-up';
import Link2 from 'lucide-react/icons/link-2';
import Syringe from 'lucide-react/icons/syringe';
import UsersRound from 'lucide-react/icons/users-round';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { ReportDeath } from '../deaths/report-death.tsx';
import { useFamily } from '../family/active-profile.ts';
import { DependentFacts } from './dependent-facts.tsx';
import { GlanceAndTimeline } from './glance-and-timeline.tsx';
import { PrintHead } from './print-head.tsx';
import { SummaryButtons } from './summary-buttons.tsx';

export const clientLoader = needsWords(
  'vault',
  'record-entries',
  'deaths',
  'labs',
  'lab-explanation',
  'questionnaires',
);

/** The patient's own record, or that of the dependent whose profile is chosen. */
export default function RecordPage() {
  const { t } = useTranslation('vault');
  const user = useUser();
  const { active, dependents } = useFamily();
  const dependent = dependents.find(({ id }) => id === active.dependentId);
  const subject = { patientId: user.id, dependentId: active.dependentId, byProvider: false };
  return (
    <Sections>
      <title>{t('title')}</title>
      <div className="grid gap-1">
        <PageTitle {...(dependents.length > 0 && { eyebrow: t('forWhom', { name: active.name }) })}>
          {t('title')}
        </PageTitle>
        {dependent && <DependentFacts dependent={dependent} />}
        <PrintHead subject={subject} name={active.name} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <SummaryButtons subject={subject} />
        <ButtonLink variant="ghost" icon={Syringe} to="/app/vaccines">
          {t('vaccines')}
        </ButtonLink>
        {!active.dependentId && (
          <ButtonLink variant="ghost" icon={Link2} to="/app/record/share">
            {t('share')}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" icon={UsersRound} to="/app/record/access">
          {t('access')}
        </ButtonLink>
        {/* Loaded anew: the policy of that page alone lets the browser ask other servers for a record. */}
        <ButtonLink variant="ghost" icon={FileUp} to="/app/record/import" reloadDocument>
          {t('import')}
        </ButtonLink>
      </div>
      <GlanceAndTimeline key={active.id} subject={subject} />
      {active.dependentId && (
        <ReportDeath
          key={active.id}
          patientId={user.id}
          dependentId={active.dependentId}
          name={active.name}
        />
      )}
    </Sections>
  );
}
