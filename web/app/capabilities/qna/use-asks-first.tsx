import { mayIdentify } from '@lakou/contract/qna.rules';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before a text is posted that could tell who a patient is. */
export function useAsksFirst(post: () => void): { submit: (text: string) => void; question: ReactNode } {
  const { t } = useTranslation('qna');
  const [asking, setAsking] = useState(false);
  function submit(text: string) {
    if (mayIdentify(text)) setAsking(true);
    else post();
  }
  function confirm() {
    setAsking(false);
    post();
  }
  const question = asking && (
    <ConfirmDialog
      title={t('postAnyway')}
      text={t('postAnywayText')}
      keep={t('changeText')}
      busy={false}
      onConfirm={confirm}
      onClose={() => setAsking(false)}
    />
  );
  return { submit, question };
}
