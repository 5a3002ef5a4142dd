import type { Credential } from '@lakou/contract/credentials';
import { formatDate } from '@lakou/i18n';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { CREDENTIAL_LOOKS } from './credential-look.ts';
import { daysLeft, isEndingSoon } from './needs.ts';

/** One paper: its state, its dates, why it was rejected, and the file. */
export function Paper({ paper }: { paper: Credential }) {
  const { t } = useTranslation('credentials');
  const lang = useLanguage();
  const { type, status, issueDate, expiryDate, reason, note, fileUrl } = paper;
  const today = dayHere(new Date());
  const ends = { date: formatDate(lang, expiryDate, 'long') };
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge {...CREDENTIAL_LOOKS[status]}>{t(`status.${status}`)}</Badge>
        {isEndingSoon(paper, today) && (
          <span className="text-14 font-semibold text-mango-ink">
            {t('soon', { count: Math.max(daysLeft(paper, today), 0) })}
          </span>
        )}
      </p>
      <p className="text-15 text-ink-soft">
        {issueDate && (
          <span className="block">{t('issued', { date: formatDate(lang, issueDate, 'long') })}</span>
        )}
        <span className="block">{status === 'Expired' ? t('expired', ends) : t('expires', ends)}</span>
      </p>
      {reason && (
        <p className="text-15">
          {t(`reason.${reason}`)}
          {note && <span className="block whitespace-pre-wrap">{note}</span>}
        </p>
      )}
      <p>
        <a
          href={fileUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'ghost', size: 'sm' })}
        >
          <span className="flex items-center gap-2">
            <ExternalLink size={18} className="shrink-0" />
            {t('open', { name: t(`type.${type}`) })}
          </span>
        </a>
      </p>
    </div>
  );
}
