import { LEDGER_KINDS } from '@lakou/contract/community-fund.rules';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { fetchFile } from '../../platform/api/fetch-file.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';
import { ledgerQuery } from './fund.queries.ts';
import { lastMonths } from './last-months.ts';
import { useFundTexts } from './use-fund-texts.ts';

export const clientLoader = needsWords('community-fund');

/** Every gift and every use, without names. The filter is in the address. */
export default function Ledger() {
  const { t } = useTranslation('community-fund');
  const { money, day, place } = useFundTexts();
  const lang = useLanguage();
  const errorText = useErrorText();
  const { get, put } = useAddress();
  const kind = LEDGER_KINDS.find((one) => one === get('kind'));
  const months = lastMonths(new Date());
  const month = months.find((one) => one === get('month'));
  const filter = { ...(kind && { kind }), ...(month && { month }) };
  const saving = useMutation({
    mutationFn: () => fetchFile(`/api/features/community-fund/ledger.csv?${new URLSearchParams(filter)}`),
    onSuccess: ({ name, file }) => saveFile(name ?? 'community-fund.csv', file),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <>
      <title>{t('ledger.title')}</title>
      <Sections>
        <PageTitle>{t('ledger.title')}</PageTitle>
        <p>{t('ledger.lead')}</p>
        <Select
          label={t('ledger.month')}
          empty={t('ledger.allMonths')}
          value={month ?? ''}
          onChange={({ target }) => put('month', target.value)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {formatDate(lang, `${one}-01`, 'month')}
            </option>
          ))}
        </Select>
        <Select
          label={t('ledger.kind')}
          empty={t('ledger.all')}
          value={kind ?? ''}
          onChange={({ target }) => put('kind', target.value)}
        >
          {LEDGER_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`ledger.kinds.${one}`)}
            </option>
          ))}
        </Select>
        <PagedList
          query={useInfiniteQuery(ledgerQuery(filter))}
          more={t('ledger.more')}
          failed={t('ledger.failed')}
          empty={<p className="text-ink-soft">{t('ledger.none')}</p>}
        >
          {(rows) => (
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {rows.map((row) => (
                <li key={row.id} className="flex justify-between gap-x-4 border-line p-4 not-first:border-t">
                  <span className="min-w-0">
                    <span className="block font-semibold">{t(`ledger.kinds.${row.kind}`)}</span>
                    <span className="block text-14 text-ink-soft">
                      {[
                        day(row.date),
                        row.purpose && t(`purpose.${row.purpose}`),
                        row.service && t(`service.${row.service}`),
                        row.location && place({ location: row.location, area: row.area }),
                        row.gifts !== null && t('ledger.gifts', { count: row.gifts }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <span className="shrink-0 font-bold tabular-nums">{money(row.amount)}</span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
        <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
          {t('ledger.download')}
        </Button>
        <p className="text-14 text-ink-soft">{t('privacy')}</p>
      </Sections>
    </>
  );
}
