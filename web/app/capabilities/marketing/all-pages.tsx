import { AUDIT_GROUPS, type AuditGroup } from '@lakou/contract/marketing-audit.rules';
import { formatNumber, LANGUAGES, languageNames } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { FactTable } from './fact-table.tsx';
import { auditsQuery } from './marketing.queries.ts';

/** The rules on every public page of ours, those with most to fix first. */
export function AllPages() {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const [group, setGroup] = useState<AuditGroup>('pages');
  const [language, setLanguage] = useState(lang);
  return (
    <section className="grid gap-3">
      <h3 className="text-18 font-bold">{t('allPages')}</h3>
      <ChoiceChips<AuditGroup>
        legend={t('auditGroup')}
        name="audit-group"
        value={group}
        onChange={setGroup}
        options={AUDIT_GROUPS.map((value) => ({ value, title: t(`auditGroups.${value}`) }))}
      />
      {group !== 'pages' && (
        <ChoiceChips
          legend={t('auditLanguage')}
          name="audit-language"
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, title: languageNames[value] }))}
        />
      )}
      <QueryState
        query={useQuery(auditsQuery(group, language))}
        isEmpty={(pages) => pages.length === 0}
        empty={
          <Card>
            <p>{t('noAudits')}</p>
          </Card>
        }
      >
        {(pages) => (
          <FactTable
            caption={t('allPages')}
            columns={[t('page'), t('scoreShort'), t('toFix')]}
            rows={pages
              .toSorted((one, other) => one.score - other.score)
              .map(({ path, score, results }) => ({
                key: path,
                cells: [
                  path,
                  formatNumber(lang, score, 0),
                  results
                    .filter(({ passed }) => !passed)
                    .map(({ check, found }) =>
                      found === null
                        ? t(`check.${check}`)
                        : `${t(`check.${check}`)} (${formatNumber(lang, found, 0)})`,
                    )
                    .join('; ') || t('nothingToFix'),
                ],
              }))}
          />
        )}
      </QueryState>
    </section>
  );
}
