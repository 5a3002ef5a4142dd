import type { SupportRow } from '@lakou/contract/support';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SUPPORT_KEY } from './support.queries.ts';

/** One question with its answers. */
export function Question({ question, onAnswer }: { question: SupportRow; onAnswer: () => void }) {
  const { t } = useTranslation('support');
  const lang = useLanguage();
  const close = useSave((id: string) => api('POST /api/admin/support/:id/close', { params: { id } }), {
    queryKey: SUPPORT_KEY,
    done: t('closed'),
    failed: t('failed'),
    onDone: () => {},
  });
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const { account, topic, name, email, phone, createdAt, message, answers, closedAt } = question;
  return (
    <Card as="li">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {[email, phone, t(`topics.${topic}`), moment(createdAt)].filter(Boolean).join(' · ')}
      </p>
      {account ? (
        <TextLink to={`/app/users/${account.id}`}>{t('account', { name: account.name })}</TextLink>
      ) : (
        <p className="text-14 text-ink-soft">{t('noAccount')}</p>
      )}
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{message}</p>
      {answers.map((answer) => (
        <div key={answer.id} className="mt-3 rounded-control bg-sunken px-3 py-2">
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
          <p className="text-14 text-ink-soft">
            {[answer.by, moment(answer.createdAt)].filter(Boolean).join(' · ')}
          </p>
        </div>
      ))}
      {closedAt === null && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onAnswer}>{t('answer')}</Button>
          <Button variant="ghost" busy={close.isSaving} onClick={() => close.save(question.id)}>
            {t('close')}
          </Button>
        </div>
      )}
      {close.problem && <FormError>{close.problem}</FormError>}
    </Card>
  );
}
