import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import { useMutation } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AiConsent } from '../assistant/ai-consent.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { type Complaint, ComplaintForm } from './complaint-form.tsx';
import { DangerQuestions } from './danger-questions.tsx';
import { ShareWithVisit } from './share-with-visit.tsx';
import { NOTHING_TOLD, type Told } from './told.ts';

export const clientLoader = needsWords('symptom-checker', 'first-aid', 'assistant', 'listen');

/** Asks for the symptoms, then for danger signs unless it is urgent already, and says what to do. */
export default function SymptomChecker() {
  const { t } = useTranslation('symptom-checker');
  const { dependentId, name } = useActiveProfile();
  const [complaint, setComplaint] = useState<Complaint>({ text: '', chosen: [] });
  const [told, setTold] = useState<Told>(NOTHING_TOLD);
  const [analysis, setAnalysis] = useState<SymptomAnalysis>();
  const whole = ({ answers, corrections, details }: Told) => ({
    symptoms: [...complaint.chosen, complaint.text].filter((said) => said.trim() !== ''),
    answers,
    corrections: [...corrections],
    details,
  });
  const check = useMutation({
    mutationFn: (next: Told) =>
      api('POST /api/ai/symptom-checker', { body: { ...whole(next), ...(dependentId && { dependentId }) } }),
  });
  const tell = (more: Partial<Told>) => {
    const next = { ...told, ...more };
    check.mutate(next, {
      onSuccess: (found) => {
        setTold(next);
        setAnalysis(found);
      },
    });
  };
  const again = () => {
    check.reset();
    setTold(NOTHING_TOLD);
    setAnalysis(undefined);
  };
  const { isPending, error } = check;
  const questions = analysis?.questions ?? [];
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{t('title')}</title>
      <PageTitle {...(dependentId && { eyebrow: t('forWhom', { name }) })}>{t('title')}</PageTitle>
      {analysis && questions.length === 0 && (
        <>
          <p className="text-15 text-ink-soft">{t('disclaimer')}</p>
          <AnalysisCard
            analysis={analysis}
            told={told}
            onTell={tell}
            onAgain={again}
            sending={isPending}
            error={error}
          />
          {analysis.recommendation !== 'ask_again' && (
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
          <AiConsent />
        </>
      )}
    </div>
  );
}
