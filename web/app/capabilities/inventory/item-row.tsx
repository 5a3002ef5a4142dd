import type { InventoryItem } from '@lakou/contract/inventory';
import { isLow } from '@lakou/contract/inventory.rules';
import { formatDate, formatNumber } from '@lakou/i18n';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface ItemRowProps {
  item: InventoryItem;
  /** Both are left out for those who only look. */
  onEdit?: () => void;
  onMove?: () => void;
}

/** One item; it is highlighted at or below its reorder point. */
export function ItemRow({ item, onEdit, onMove }: ItemRowProps) {
  const { t } = useTranslation('inventory');
  const lang = useLanguage();
  const { name, sku, unitOfMeasure, currentStock, reorderPoint, medicine, nextExpiry } = item;
  const low = isLow(item);
  return (
    <li
      className={classNames(
        'flex items-center gap-2 border-line pr-2 not-first:border-t',
        low && 'bg-mango-tint',
      )}
    >
      <button
        type="button"
        onClick={onEdit}
        disabled={!onEdit}
        aria-label={onEdit ? t('edit', { name }) : undefined}
        className="flex min-h-16 min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 p-4 text-left enabled:hover:bg-sunken"
      >
        <span className="min-w-0 grow basis-36">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft wrap-anywhere">
            {[
              sku,
              unitOfMeasure,
              medicine && t('shown'),
              nextExpiry && t('expiresOn', { date: formatDate(lang, nextExpiry, 'medium') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1 text-right">
          <span className="text-18 font-bold">{formatNumber(lang, currentStock)}</span>
          {low ? (
            <Badge tone="mango" icon={TriangleAlert}>
              {t('low')}
            </Badge>
          ) : (
            <span className="text-14 text-ink-soft max-md:hidden">
              {t('reorderAt', { count: reorderPoint })}
            </span>
          )}
        </span>
      </button>
      {onMove && <IconButton icon={ArrowLeftRight} label={t('moveOf', { name })} onClick={onMove} />}
    </li>
  );
}
