import { FUND_REQUEST_STATES } from '@lakou/contract/community-fund.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sections } from '../../ui/section.tsx';
import { casesQuery } from './fund.queries.ts';
import { FundCaseCard } from './fund-case-card.tsx';

export const clientLoader = needsWords('community-fund');

/** Requests to the fund, for administrators: two of them sign each. */
export default function FundRequests() {
  const { t } = useTranslation('community-fund');
  const { get, put } = useAddress();
  const status = FUND_REQUEST_STATES.find((one) => one === get('status')) ?? 'waiting';
  return (
    <>
      <title>{t('admin.title')}</title>
      <Sections>
        <PageTitle>{t('admin.title')}</PageTitle>
        <ChoiceChips
          legend={t('admin.show')}
          name="status"
          value={status}
          onChange={(next) => put('status', next)}
          options={FUND_REQUEST_STATES.map((value) => ({ value, title: t(`status.${value}`) }))}
        />
        <PagedList
          query={useInfiniteQuery(casesQuery(status))}
          more={t('admin.more')}
          failed={t('admin.failed')}
          empty={<p className="text-ink-soft">{t('admin.noneHere')}</p>}
        >
          {(cases) => (
            <ul className="grid gap-4">
              {cases.map((one) => (
                <FundCaseCard key={one.id} request={one} />
              ))}
            </ul>
          )}
        </PagedList>
      </Sections>
    </>
  );
}
