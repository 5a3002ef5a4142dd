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
import { type Answers, DangerQuestions } from './danger-questions.tsx';

export const clientLoader = needsWords('symptom-checker', 'first-aid', 'assistant', 'listen');

/** Asks for the symptoms, then for danger signs unless it is urgent already, and says what to do. */
export default function SymptomChecker() {
  const { t } = useTranslation('symptom-checker');
  const { dependentId, name } = useActiveProfile();
  const [complaint, setComplaint] = useState<Complaint>({ text: '', chosen: [] });
  const ask = (answers?: Answers) =>
    api('POST /api/ai/symptom-checker', {
      body: {
        symptoms: [...complaint.chosen, complaint.text],
        ...(dependentId && { dependentId }),
        ...(answers && { answers }),
      },
    });
  const check = useMutation({ mutationFn: () => ask() });
  const second = useMutation({ mutationFn: (answers: Answers) => ask(answers) });
  const again = () => {
    second.reset();
    check.reset();
  };
  const questions = check.data?.questions ?? [];
  const analysis = second.data ?? (questions.length === 0 ? check.data : undefined);
  return (
    <div className="mx-auto grid max-w-160 gap-4">
      <title>{t('title')}</title>
      <PageTitle {...(dependentId && { eyebrow: t('forWhom', { name }) })}>{t('title')}</PageTitle>
      {analysis && (
        <>
          <p className="text-15 text-ink-soft">{t('disclaimer')}</p>
          <AnalysisCard analysis={analysis} onAgain={again} />
        </>
      )}
      {!analysis && questions.length > 0 && (
        <DangerQuestions
          questions={questions}
          onAnswer={(answers) => second.mutate(answers)}
          onBack={again}
          sending={second.isPending}
          error={second.error}
        />
      )}
      {!check.data && (
        <>
          <Banner tone="info" icon={Info}>
            {t('disclaimer')}
          </Banner>
          <ComplaintForm
            complaint={complaint}
            onChange={setComplaint}
            onCheck={() => check.mutate()}
            checking={check.isPending}
            error={check.error}
          />
          <AiConsent />
        </>
      )}
    </div>
  );
}
