import type { Report } from '@lakou/contract/qna';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { useChange } from './use-change.ts';

/** One report with what it is about, and what can be decided. */
export function ReportItem({ report, onHide }: { report: Report; onHide: () => void }) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const { id, reason, note, createdAt, reporter, title, text, author, hiddenReason, closedAt, stars } =
    report;
  const keeping = useChange(
    () => api('POST /api/admin/qna/reports/:id/keep', { params: { id } }),
    t('keptNow'),
  );
  const showing = useChange(
    () => api('POST /api/admin/qna/reports/:id/show', { params: { id } }),
    t('shownNow'),
  );
  const problem = keeping.problem ?? showing.problem;
  const when = formatDateTime(lang, { at: new Date(createdAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <Card as="li">
      <p className="font-semibold">{t(`reasons.${reason}`)}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {t('reportedBy', { name: reporter ?? t('former'), when })}
      </p>
      {note && <p className="mt-2 whitespace-pre-line wrap-anywhere">{note}</p>}
      <div className="my-3 grid gap-2 rounded-control bg-sunken px-3 py-2">
        <h2 className="text-16 font-bold wrap-anywhere">
          {stars === null ? title : t('reviewOf', { name: title, stars })}
        </h2>
        <MarkdownText>{text}</MarkdownText>
        <p className="text-14 text-ink-soft">{t('writtenBy', { name: author ?? t('former') })}</p>
      </div>
      <HiddenNote reason={hiddenReason} />
      {problem && <FormError>{problem}</FormError>}
      <div className="mt-3 flex flex-wrap gap-3">
        {hiddenReason ? (
          <Button variant="secondary" busy={showing.isChanging} onClick={showing.change}>
            {t('showAgain')}
          </Button>
        ) : (
          closedAt === null && (
            <>
              <Button variant="danger" onClick={onHide}>
                {t('hide')}
              </Button>
              <Button variant="ghost" busy={keeping.isChanging} onClick={keeping.change}>
                {t('keep')}
              </Button>
            </>
          )
        )}
      </div>
    </Card>
  );
}
