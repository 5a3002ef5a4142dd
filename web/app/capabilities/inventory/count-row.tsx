import type { InventoryItem } from '@lakou/contract/inventory';
import { LONGEST_STOCK_NOTE } from '@lakou/contract/inventory.rules';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What was typed for one item, and the version of it that was on the screen then. */
export interface Counted {
  readonly counted: string;
  readonly reason: string;
  readonly version: number;
}

interface CountRowProps {
  item: InventoryItem;
  value: Counted | undefined;
  isWrong: boolean;
  onChange: (value: Counted) => void;
}

/** One item with what should be there; a difference may have a reason. */
export function CountRow({ item, value, isWrong, onChange }: CountRowProps) {
  const { t } = useTranslation('inventory');
  const lang = useLanguage();
  const { name, sku, currentStock } = item;
  const { counted, reason, version } = value ?? { counted: '', reason: '', version: item.version };
  const differs = counted.trim() !== '' && !isWrong && Number(counted) !== currentStock;
  return (
    <li className="grid gap-3 border-line p-4 not-first:border-t md:grid-cols-[1fr_10rem]">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-14 text-ink-soft wrap-anywhere">
          {[sku, t('inStock', { count: formatNumber(lang, currentStock) })].join(' · ')}
        </span>
      </span>
      <TextField
        label={t('countOf', { name })}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        error={isWrong ? t('countWrong') : undefined}
        value={counted}
        onChange={({ target }) => onChange({ counted: target.value, reason, version })}
      />
      {differs && (
        <div className="md:col-span-2">
          <TextField
            label={t('countReason', { change: formatNumber(lang, Number(counted) - currentStock) })}
            optional
            maxLength={LONGEST_STOCK_NOTE}
            value={reason}
            onChange={({ target }) => onChange({ counted, reason: target.value, version })}
          />
        </div>
      )}
    </li>
  );
}
