import { formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { chainQuery } from './audit-trail.queries.ts';

/** Whether all lines still match their hashes. */
export function ChainBadge() {
  const { t } = useTranslation('audit-trail');
  const lang = useLanguage();
  return (
    <QueryState
      query={useQuery(chainQuery)}
      skeleton={<p className="text-ink-soft">{t('checking')}</p>}
      frame="none"
    >
      {({ sealed, brokenAt }) =>
        brokenAt === null ? (
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="leaf" icon={Link2}>
              {t('chainWhole')}
            </Badge>
            <span className="text-14 text-ink-soft">
              {t('sealed', { count: sealed, number: formatNumber(lang, sealed, 0) })}
            </span>
          </p>
        ) : (
          <p role="alert" className="flex flex-wrap items-center gap-2">
            <Badge tone="hibiscus" icon={Unlink2}>
              {t('chainBroken')}
            </Badge>
            <span>{t('brokenAt', { number: formatNumber(lang, brokenAt, 0) })}</span>
          </p>
        )
      }
    </QueryState>
  );
}
