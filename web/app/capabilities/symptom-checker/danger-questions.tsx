import type { DangerQuestion, SymptomAnalysis } from '@lakou/contract/symptom-checker';
import Check from 'lucide-react/icons/check';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { EmergencyCall } from '../first-aid/emergency-call.tsx';
import { ListenTo } from '../listen/listen-to.tsx';
import { PICTURES } from './pictures/index.ts';
import type { Answers } from './told.ts';

interface DangerQuestionsProps {
  questions: SymptomAnalysis['questions'];
  onAnswer: (answers: Answers) => void;
  onBack: () => void;
  sending: boolean;
  error: unknown;
}

/** Asks for the general danger signs before a mild answer is shown; only "none of these" leads on to it. */
export function DangerQuestions({ questions, onAnswer, onBack, sending, error }: DangerQuestionsProps) {
  const { t } = useTranslation('symptom-checker');
  const errorText = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [signs, setSigns] = useState<readonly DangerQuestion[]>([]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onAnswer(Object.fromEntries(questions.map(({ code }) => [code, signs.includes(code)])));
  }
  const toggle = (code: DangerQuestion) =>
    setSigns(signs.includes(code) ? signs.filter((one) => one !== code) : [...signs, code]);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-22 leading-tight outline-none">
          {t('danger.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('danger.hint')}</p>
      </div>
      <ListenTo title={t('danger.title')} texts={questions.flatMap(({ text, detail }) => [text, detail])}>
        {(bar, reading) => (
          <>
            {bar}
            <fieldset className="min-w-0">
              <legend className="sr-only">{t('danger.title')}</legend>
              <div className="grid gap-2.5 md:grid-cols-2">
                {questions.map(({ code, text, detail }) => (
                  <Sign
                    key={code}
                    code={code}
                    text={text}
                    detail={detail}
                    reading={reading}
                    checked={signs.includes(code)}
                    onToggle={() => toggle(code)}
                  />
                ))}
              </div>
            </fieldset>
          </>
        )}
      </ListenTo>
      {Boolean(error) && !sending && <FormError>{errorText(error)}</FormError>}
      {signs.length > 0 && <EmergencyCall />}
      <Button type="submit" size="lg" block busy={sending}>
        {signs.length > 0 ? t('danger.some') : t('danger.none')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('again')}
      </Button>
    </form>
  );
}

interface SignProps {
  code: DangerQuestion;
  text: string;
  detail: string;
  reading: string | undefined;
  checked: boolean;
  onToggle: () => void;
}

function Sign({ code, text, detail, reading, checked, onToggle }: SignProps) {
  const Drawn = PICTURES[code];
  return (
    <label className="relative flex min-h-24 cursor-pointer items-center gap-3 rounded-card border border-line bg-surface p-3 transition-colors hover:bg-sunken has-checked:border-hibiscus-ink has-checked:bg-hibiscus-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea">
      <input
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none"
      />
      <Drawn />
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-tight">
          <Spoken reading={reading}>{text}</Spoken>
        </span>
        <span className="mt-0.5 block text-14 leading-snug text-ink-soft">
          <Spoken reading={reading}>{detail}</Spoken>
        </span>
      </span>
      <Check
        size={24}
        strokeWidth={3}
        className="invisible shrink-0 text-hibiscus-ink peer-checked:visible"
      />
    </label>
  );
}
