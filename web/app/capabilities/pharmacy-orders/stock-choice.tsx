import { formatNumber } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useDebounced } from '../../platform/use-debounced.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { inventoryQuery } from '../inventory/inventory.queries.ts';

const MOST_SHOWN = 8;

interface StockChoiceProps {
  clinicId: string;
  name: string;
  search: string;
  itemId: string | undefined;
  error: string | undefined;
  onSearch: (text: string) => void;
  onChoose: (itemId: string) => void;
}

/** Finds an item of the stock by its name or SKU. */
export function StockChoice(props: StockChoiceProps) {
  const { clinicId, name, search, itemId, error, onSearch, onChoose } = props;
  const { t } = useTranslation('pharmacy-orders');
  const lang = useLanguage();
  const q = useDebounced(search.trim());
  const query = useInfiniteQuery(inventoryQuery(clinicId, { q, low: false }));
  return (
    <div className="grid min-w-0 gap-3">
      <TextField
        label={t('searchStock')}
        icon={Search}
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <QueryState
        query={query}
        frame="none"
        skeleton={<p className="text-ink-soft">{t('searching')}</p>}
        isEmpty={({ pages }) => pages.every(({ length }) => length === 0)}
        empty={<p className="text-mango-ink">{t('notInStock')}</p>}
      >
        {({ pages }) => (
          <RadioCards
            legend={t('fromStock')}
            name={name}
            options={pages
              .flat()
              .slice(0, MOST_SHOWN)
              .map((item) => ({
                value: item.id,
                title: item.name,
                description: [
                  t('inStock', { count: formatNumber(lang, item.currentStock) }),
                  item.unitOfMeasure,
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            value={itemId ?? null}
            onChange={onChoose}
            error={error}
          />
        )}
      </QueryState>
    </div>
  );
}
