import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { inkOf } from '../../ui/tone.ts';
import { ListenTo } from '../listen/listen-to.tsx';
import { Actions } from './actions.tsx';
import { Conditions } from './conditions.tsx';
import { FollowUps } from './follow-ups.tsx';
import { lookOf } from './severity-look.ts';
import type { Told } from './told.ts';
import { Understood } from './understood.tsx';

interface AnalysisCardProps {
  analysis: SymptomAnalysis;
  told: Told;
  onTell: (more: Partial<Told>) => void;
  onAgain: () => void;
  sending: boolean;
  error: unknown;
}

/** What to do comes first, then the reasons, what would change it, possible conditions, and what was understood. */
export function AnalysisCard({ analysis, told, onTell, onAgain, sending, error }: AnalysisCardProps) {
  const { t } = useTranslation('symptom-checker');
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  const { tone, icon: Icon } = lookOf(analysis);
  const unclear = analysis.recommendation === 'ask_again';
  const headline = t(`severity.${analysis.severity}`);
  const advice = t(`advice.${analysis.severity}`);
  return (
    <>
      <Card as="section" attention={tone}>
        <h2
          ref={heading}
          tabIndex={-1}
          className={classNames('flex items-center gap-3 text-22 leading-tight outline-none', inkOf[tone])}
        >
          <Icon size={32} className="shrink-0" />
          {unclear ? t('notUnderstoodTitle') : headline}
        </h2>
        <ListenTo
          title={headline}
          texts={[...(unclear ? [] : [headline, advice]), ...analysis.careSteps]}
          speaksUp={analysis.severity === 'Emergency'}
        >
          {(bar, text) => (
            <>
              {!unclear && (
                <p className="mt-1 font-semibold">
                  <Spoken reading={text}>{advice}</Spoken>
                </p>
              )}
              <p className="mt-2 text-18">
                {analysis.careSteps.map((step) => (
                  <span key={step}>
                    <Spoken reading={text}>{step}</Spoken>{' '}
                  </span>
                ))}
              </p>
              <div className="mt-3">{bar}</div>
            </>
          )}
        </ListenTo>
        <div className="mt-4">
          {unclear && (
            <div className="mb-2.5">
              <Button block onClick={onAgain}>
                {t('again')}
              </Button>
            </div>
          )}
          <Actions analysis={analysis} />
        </div>
      </Card>
      <Card as="section">
        <h2 className="text-18">{t('why')}</h2>
        <p className="mt-1">{analysis.reasoning}</p>
        {analysis.note && (
          <p className="mt-3 border-t border-line pt-3">
            <span className="block text-14 font-semibold text-ink-soft">{t('note')}</span>
            {analysis.note}
          </p>
        )}
      </Card>
      {Boolean(error) && !sending && <FormError>{errorText(error)}</FormError>}
      <p role="status" className="sr-only">
        {told.corrections.length > 0 && !sending ? t('updated') : ''}
      </p>
      <Understood
        understood={analysis.understood}
        notUnderstood={analysis.notUnderstood}
        corrections={told.corrections}
        onCorrect={(corrections) => onTell({ corrections })}
        sending={sending}
      />
      {analysis.followUps.length > 0 && (
        <FollowUps
          key={analysis.followUps.join()}
          questions={analysis.followUps}
          onAnswer={(answers) => onTell({ details: { ...told.details, ...answers } })}
          sending={sending}
        />
      )}
      <Conditions conditions={analysis.possibleConditions} />
      {!unclear && (
        <Button variant="secondary" block onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </>
  );
}
