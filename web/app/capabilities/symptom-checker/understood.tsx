import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SinceSelect } from './since-select.tsx';
import { type Correction, corrected } from './told.ts';

interface UnderstoodProps extends Pick<SymptomAnalysis, 'understood' | 'notUnderstood'> {
  corrections: readonly Correction[];
  onCorrect: (corrections: Correction[]) => void;
  sending: boolean;
}

/** They have not begun on a day. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['after_effort', 'feels_well']);
/** Every complaint is one; it is named only where nothing else is known. */
const DISCOMFORT = 'mild_discomfort';

function told(present: SymptomAnalysis['understood']): SymptomAnalysis['understood'] {
  const isComplaint = (code: string) => code !== DISCOMFORT && !CIRCUMSTANCES.has(code);
  return present.some(({ code }) => isComplaint(code))
    ? present.filter(({ code }) => code !== DISCOMFORT)
    : present;
}

/** Lists the recognized symptoms, each of which can be taken back or given a time, and the words not understood. */
export function Understood(props: UnderstoodProps) {
  const { understood, notUnderstood, corrections, onCorrect, sending } = props;
  const { t } = useTranslation('symptom-checker');
  const correct = (correction: Correction) => onCorrect(corrected(corrections, correction));
  const takenBack = new Set(corrections.filter(({ denied }) => denied).map(({ code }) => code));
  const present = told(understood.filter(({ negated }) => !negated));
  const absent = understood.filter(({ negated }) => negated);
  return (
    <Card as="section">
      <h2 className="text-18">{t('understood')}</h2>
      {understood.length === 0 && <p className="mt-1">{t('notUnderstood')}</p>}
      {present.length > 0 && (
        <>
          <p className="mt-1 text-14 text-ink-soft">{t('correctHint')}</p>
          <ul className="mt-2 grid gap-2">
            {present.map(({ code, name, days }) => (
              <li
                key={code}
                className="flex flex-wrap items-center gap-x-2 rounded-card border border-line bg-sunken py-1 pl-3.5 pr-1"
              >
                <span className="min-w-0 flex-1 basis-24 font-medium">{name}</span>
                <span className="ml-auto flex items-center">
                  {!CIRCUMSTANCES.has(code) && (
                    <SinceSelect
                      label={t('sinceOf', { symptom: name })}
                      days={days}
                      disabled={sending}
                      onChange={(since) => correct({ code, days: since })}
                    />
                  )}
                  <IconButton
                    icon={X}
                    label={t('takeBack', { symptom: name })}
                    disabled={sending}
                    onClick={() => correct({ code, denied: true })}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {absent.length > 0 && (
        <ul className="mt-3 flex flex-wrap items-center gap-2">
          {absent.map(({ code, name }) => (
            <li key={code} className="flex items-center">
              <Badge tone="neutral" icon={X}>
                {t('without', { symptom: name })}
              </Badge>
              {takenBack.has(code) && (
                <IconButton
                  icon={Undo}
                  label={t('putBack', { symptom: name })}
                  disabled={sending}
                  onClick={() => onCorrect(corrections.filter((one) => one.code !== code))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {notUnderstood.length > 0 && (
        <p className="mt-3 text-15 text-ink-soft">
          {t('unknownWords', { words: notUnderstood.slice(0, MOST_WORDS).join(', ') })}
        </p>
      )}
    </Card>
  );
}

const MOST_WORDS = 12;
