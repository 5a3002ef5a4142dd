import type { NoteDraft, VisitNote } from '@lakou/contract/visit-notes';
import { NOTE_TEXTS } from '@lakou/contract/visit-notes.rules';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { QueryRead } from '../../platform/query-read.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useWayToTake } from '../prescriptions/use-way-to-take.ts';
import { difference } from './difference.ts';

interface SignDialogProps {
  draft: NoteDraft;
  /** The last signed note about the person, which this one is compared with. */
  last: QueryRead<VisitNote>;
  busy: boolean;
  problem: string | undefined;
  /** Why it can't be signed yet. */
  whyNotYet: string | undefined;
  onSign: () => void;
  onClose: () => void;
}

/** The note as it will be signed, with what is new and what was left out since the last one. */
export function SignDialog({ draft, last, busy, problem, whyNotYet, onSign, onClose }: SignDialogProps) {
  const { t } = useTranslation('visit-notes');
  const wayToTake = useWayToTake();
  const judged = draft.assessment.filter(({ code, text }) => code || text.trim());
  return (
    <Dialog
      title={t('signTitle')}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {problem && <FormError>{problem}</FormError>}
          {whyNotYet ? (
            <FormError>{whyNotYet}</FormError>
          ) : (
            <Button icon={Lock} block busy={busy} onClick={onSign}>
              {t('signIt')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4">
        <p>{t('signAbout')}</p>
        <FailedNote query={last} text={t('lastFailed')} />
        {last.data && <p className="text-15 text-ink-soft">{t('comparedWithLast')}</p>}
        {NOTE_TEXTS.map((section) => (
          <Compared key={section} section={section} before={last.data?.[section]} after={draft[section]} />
        ))}
        {judged.length > 0 && (
          <div>
            <h3 className="text-15 font-semibold">{t('section.assessment')}</h3>
            <ul>
              {[...judged.entries()].map(([index, { code, text }]) => (
                <li key={`${code} ${text} ${index}`} className="wrap-anywhere">
                  {[code, text].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </div>
        )}
        {draft.prescribed.length > 0 && (
          <div>
            <h3 className="text-15 font-semibold">{t('prescribed')}</h3>
            <ul>
              {[...draft.prescribed.entries()].map(([index, medicine]) => (
                <li key={`${medicine.drug} ${index}`} className="wrap-anywhere">
                  {medicine.drug}: {wayToTake(medicine)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ComparedProps {
  section: (typeof NOTE_TEXTS)[number];
  before: string | undefined;
  after: string;
}

/** What is new is marked, what was left out is struck through; both are named for who does not see it. */
function Compared({ section, before, after }: ComparedProps) {
  const { t } = useTranslation('visit-notes');
  if (!after.trim() && !before?.trim()) return null;
  const pieces = before === undefined ? undefined : difference(before, after);
  return (
    <div>
      <h3 className="text-15 font-semibold">{t(`section.${section}`)}</h3>
      {pieces ? (
        <ul>
          {[...pieces.entries()].map(([index, { kind, text }]) => (
            <li key={`${index} ${text}`} className="wrap-anywhere">
              {kind === 'added' ? (
                <ins className="rounded-sm bg-leaf-tint text-leaf no-underline">
                  <span className="font-bold">{t('added')}</span> {text}
                </ins>
              ) : kind === 'removed' ? (
                <del className="text-ink-soft">
                  <span className="font-bold no-underline">{t('removed')}</span> {text}
                </del>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{after}</p>
      )}
    </div>
  );
}
