import Info from 'lucide-react/icons/info';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useLowData } from '../../platform/low-data.ts';
import { KeepTexts } from '../../shell/keep-texts.tsx';
import { Banner } from '../../ui/banner.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AiConsent } from '../assistant/ai-consent.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { type Checked, raisedBy } from './answer-in-time.ts';
import { type Complaint, ComplaintForm } from './complaint-form.tsx';
import { DangerQuestions } from './danger-questions.tsx';
import { DangerScreen } from './danger-screen.tsx';
import { ShareWithVisit } from './share-with-visit.tsx';
import { NOTHING_TOLD, type Told } from './told.ts';
import { useCheck } from './use-check.ts';

export const clientLoader = needsWords('symptom-checker', 'first-aid', 'assistant', 'listen', 'measurements');

/** Asks for the symptoms, then for danger signs unless it is urgent already, and says what to do. */
export default function SymptomChecker() {
  const { t } = useTranslation('symptom-checker');
  const { dependentId, name } = useActiveProfile();
  const [complaint, setComplaint] = useState<Complaint>({ text: '', chosen: [] });
  const [told, setTold] = useState<Told>(NOTHING_TOLD);
  const [checked, setChecked] = useState<Checked>();
  const [read, setRead] = useState<Checked>();
  const lowData = useLowData();
  const check = useCheck();
  const whole = ({ answers, corrections, details }: Told) => ({
    symptoms: [...complaint.chosen, complaint.text].filter((said) => said.trim() !== ''),
    answers,
    corrections: [...corrections],
    details,
  });
  const tell = (more: Partial<Told>) => {
    const next = { ...told, ...more };
    const body = { ...whole(next), ...(dependentId && { dependentId }) };
    check.mutate(body, {
      onSuccess: (found) => {
        setTold(next);
        setChecked(found);
        void found.later?.then((analysis) =>
          setChecked((shown) => (shown === found ? raisedBy(found, analysis) : shown)),
        );
      },
    });
  };
  const again = () => {
    check.reset();
    setTold(NOTHING_TOLD);
    setChecked(undefined);
  };
  const { analysis, isFromHere, isRaised } = checked ?? {};
  const fills = (isFromHere || isRaised) && analysis?.severity === 'Emergency' && checked !== read;
  const { isPending, error } = check;
  const questions = analysis?.questions ?? [];
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{t('title')}</title>
      <PageTitle {...(dependentId && { eyebrow: t('forWhom', { name }) })}>{t('title')}</PageTitle>
      {analysis && questions.length === 0 && (
        <>
          <p className="text-15 text-ink-soft">{t('disclaimer')}</p>
          {isFromHere && (
            <Banner tone="info" icon={Smartphone}>
              {t('here')}
            </Banner>
          )}
          <AnalysisCard
            analysis={analysis}
            told={told}
            onTell={tell}
            onAgain={again}
            sending={isPending}
            error={error}
          />
          {!isFromHere && analysis.recommendation !== 'ask_again' && (
            <ShareWithVisit
              key={JSON.stringify(told)}
              complaint={whole(told)}
              dependentId={dependentId ?? undefined}
            />
          )}
        </>
      )}
      {questions.length > 0 && (
        <DangerQuestions
          questions={questions}
          onAnswer={(answers) => tell({ answers: { ...told.answers, ...answers } })}
          onBack={again}
          sending={isPending}
          error={error}
        />
      )}
      {!analysis && (
        <>
          <Banner tone="info" icon={Info}>
            {t('disclaimer')}
          </Banner>
          <ComplaintForm
            complaint={complaint}
            onChange={setComplaint}
            onCheck={() => tell(NOTHING_TOLD)}
            checking={isPending}
            error={error}
          />
          {lowData && <KeepTexts />}
          <AiConsent />
        </>
      )}
      {fills && (
        <DangerScreen
          analysis={analysis}
          dependentId={dependentId}
          name={dependentId && name}
          onRead={() => setRead(checked)}
        />
      )}
    </div>
  );
}
