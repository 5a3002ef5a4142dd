import type { Audit } from '@lakou/contract/marketing-audit.rules';
import { formatNumber } from '@lakou/i18n';
import Check from 'lucide-react/icons/check';
import Wrench from 'lucide-react/icons/wrench';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

/** The score and the twelve rules of one page. */
export function AuditResults({ name, audit }: { name: string; audit: Audit }) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  return (
    <Card as="section">
      <h4 className="font-semibold wrap-anywhere">{name}</h4>
      <p role="status" className="text-18 font-bold">
        {t('score', { score: formatNumber(lang, audit.score, 0) })}
      </p>
      <ul className="mt-2">
        {audit.results.map(({ check, passed, found }) => (
          <li
            key={check}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line py-2 not-first:border-t"
          >
            <span className="min-w-0">
              {t(`check.${check}`)}
              {found !== null && (
                <span className="block text-14 text-ink-soft">
                  {t('found', { number: formatNumber(lang, found, 0) })}
                </span>
              )}
            </span>
            {passed ? (
              <Badge tone="leaf" icon={Check}>
                {t('passed')}
              </Badge>
            ) : (
              <Badge tone="mango" icon={Wrench}>
                {t('notPassed')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
