import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';

interface ZoomButtonsProps {
  /** The corner where they stand. */
  corner: string;
  onZoom: (by: number) => void;
}

export function ZoomButtons({ corner, onZoom }: ZoomButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <div
      className={classNames(
        'absolute z-[1000] grid rounded-control border border-line bg-surface shadow-raised',
        corner,
      )}
    >
      <IconButton icon={Plus} label={t('map.zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={t('map.zoomOut')} onClick={() => onZoom(-1)} />
    </div>
  );
}

/** Whose the positions of the towns are, as their licence asks. */
export function TownsCredit() {
  const { t } = useTranslation('common');
  return (
    <p className="absolute bottom-0 left-0 z-[1000] rounded-tr-control bg-surface/85 px-2 text-13 text-ink-soft">
      {t('map.towns')}{' '}
      <a
        href="https://www.geonames.org/"
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-2"
      >
        GeoNames
      </a>
      {', CC BY 4.0'}
    </p>
  );
}
