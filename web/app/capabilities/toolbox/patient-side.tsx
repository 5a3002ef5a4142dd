import type { Questionnaire } from '@lakou/contract/questionnaires';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface PatientSideProps {
  questionnaire: Questionnaire;
  step: Questionnaire['steps'][number];
  onClose: () => void;
}

/** What the patient may see: large words, and no points. */
export function PatientSide({ questionnaire, step, onClose }: PatientSideProps) {
  const { t } = useTranslation('toolbox');
  const isAsked = questionnaire.options.length > 0;
  const shown = isAsked ? step.items : step.items.filter(({ show }) => show);
  return (
    <Dialog title={step.title} onClose={onClose}>
      <div className="grid gap-6 text-28 font-semibold">
        {isAsked && <p>{questionnaire.instruction}</p>}
        {shown.length === 0 && <p>{t('listen')}</p>}
        {shown.map(({ code, prompt, show }) => (
          <div key={code}>
            <p>{show ?? prompt}</p>
            {code === 'draw' && (
              <svg viewBox="0 0 120 150" className="mt-3 h-56 w-auto" role="img" aria-label={t('drawing')}>
                <path
                  d="M10 60h100v80H10zM10 60 60 10l50 50"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="4"
                />
              </svg>
            )}
          </div>
        ))}
        {isAsked && (
          <ul className="list-disc pl-6 text-22 font-normal">
            {questionnaire.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
