import type { Report } from '@lakou/contract/qna';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The report of a person: what was told, the account, and closing it. */
export function PersonReportItem({ report, onDecide }: { report: Report; onDecide: () => void }) {
  const { t } = useTranslation('qna');
  const lang = useLanguage();
  const { reason, note, createdAt, reporter, personId, title, closedAt, decision } = report;
  const when = formatDateTime(lang, { at: new Date(createdAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <Card as="li">
      <h2 className="text-16 font-bold wrap-anywhere">{t('reportedPerson', { name: title })}</h2>
      <p className="font-semibold">{t(`reasons.${reason}`)}</p>
      <p className="text-14 text-ink-soft wrap-anywhere">
        {t('reportedBy', { name: reporter ?? t('former'), when })}
      </p>
      {note && <p className="mt-2 whitespace-pre-line wrap-anywhere">{note}</p>}
      {decision && <p className="mt-2 whitespace-pre-line wrap-anywhere">{t('closedWith', { decision })}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {closedAt === null && (
          <Button variant="secondary" onClick={onDecide}>
            {t('closeReport')}
          </Button>
        )}
        <ButtonLink variant="ghost" to={`/app/users/${personId}`}>
          {t('openAccount')}
        </ButtonLink>
      </div>
    </Card>
  );
}
