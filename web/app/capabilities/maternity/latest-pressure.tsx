import type { VitalsEntry } from '@lakou/contract/maternity';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { isHigh } from './danger.ts';

/** The newest blood pressure, and whether it is too high. */
export function LatestPressure({ entry }: { entry: VitalsEntry }) {
  const { t } = useTranslation('maternity');
  const high = isHigh(entry);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-15 font-semibold text-ink-soft">{t('vitals.title')}</h2>
        <Badge tone={high ? 'hibiscus' : 'leaf'} icon={high ? TriangleAlert : CircleCheck}>
          {t(high ? 'vitals.high' : 'vitals.good')}
        </Badge>
      </div>
      <p className="text-36 leading-tight font-extrabold tabular-nums">
        {entry.systolic}/{entry.diastolic}
        <span className="text-15 font-medium text-ink-soft"> mmHg</span>
      </p>
    </div>
  );
}
