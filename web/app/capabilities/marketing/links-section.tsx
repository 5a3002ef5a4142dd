import { suggestLinks, toCsv } from '@lakou/contract/marketing-plan.rules';
import { formatNumber } from '@lakou/i18n';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { FactTable } from './fact-table.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';

/** Which other own pages a page should link to. */
export function LinksSection({ work: { pages }, onOpen }: SectionProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const [url, setUrl] = useState('');
  if (pages.length === 0) return <NothingYet text={t('noPages')} leadTo="dashboard" onOpen={onOpen} />;
  const from = pages.find((page) => page.url === url);
  const suggested = from && suggestLinks(from, pages);
  return (
    <>
      <Select
        label={t('linkFrom')}
        empty={t('choosePage')}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      >
        {pages.map((page) => (
          <option key={page.url} value={page.url}>
            {`${page.title} (${page.url})`}
          </option>
        ))}
      </Select>
      {suggested &&
        (suggested.length === 0 ? (
          <NothingYet text={t('noLinks')} />
        ) : (
          <>
            <div>
              <Button
                variant="ghost"
                icon={Download}
                onClick={() =>
                  saveText(
                    `links ${from.title}`,
                    'csv',
                    toCsv([
                      ['from', 'anchor', 'url', 'weight'],
                      ...suggested.map((link) => [from.url, link.anchor, link.url, link.weight]),
                    ]),
                  )
                }
              >
                {t('exportCsv')}
              </Button>
            </div>
            <FactTable
              caption={t('section.links')}
              columns={[t('anchor'), t('linkTo'), t('weight')]}
              rows={suggested.map((link) => ({
                key: link.url,
                cells: [link.anchor, link.url, t('percent', { number: formatNumber(lang, link.weight, 0) })],
              }))}
            />
          </>
        ))}
    </>
  );
}
