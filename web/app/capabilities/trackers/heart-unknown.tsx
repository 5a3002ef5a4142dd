import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import type { Missing, RiskFound } from './heart-facts.ts';

/** The pages on which the missing values are entered; the others are entered on this page. */
const PLACES: Partial<Record<Missing, string>> = {
  birthDate: '/app/edit-profile',
  pressure: '/app/vitals',
  weight: '/app/vitals',
};

interface HeartUnknownProps {
  found: Exclude<RiskFound, { kind: 'heart_risk' }>;
  onFill: () => void;
}

/** Why there is no risk, and how to get it. */
export function HeartUnknown({ found, onFill }: HeartUnknownProps) {
  const { t } = useTranslation('trackers');
  const missing = found.kind === 'missing' ? found.what : [];
  const away = missing.filter((one) => PLACES[one]);
  const here = missing.filter((one) => !PLACES[one]);
  return (
    <Card as="section">
      <div className="grid justify-items-center gap-4 text-center">
        <House />
        <h2 className="text-18">{t('heart.unknown')}</h2>
        {found.kind === 'unknown' && <p className="max-w-120 text-ink-soft">{t(`why.${found.why}`)}</p>}
      </div>
      {missing.length > 0 && (
        <div className="mt-4 grid gap-3">
          <h3 className="text-15 font-semibold">{t('heart.missing')}</h3>
          <ul className="overflow-hidden rounded-control border border-line">
            {away.map((one) => (
              <li key={one} className="border-line not-first:border-t">
                <Link
                  to={PLACES[one] ?? ''}
                  className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-semibold text-sea -outline-offset-3 hover:bg-sunken/60"
                >
                  {t(`missing.${one}`)}
                  <ChevronRight size={20} className="shrink-0" />
                </Link>
              </li>
            ))}
            {here.map((one) => (
              <li key={one} className="flex min-h-12 items-center border-line px-4 py-2 not-first:border-t">
                {t(`missing.${one}`)}
              </li>
            ))}
          </ul>
          <Button block variant={here.length > 0 ? 'primary' : 'secondary'} onClick={onFill}>
            {t(here.length > 0 ? 'heart.fill' : 'heart.change')}
          </Button>
        </div>
      )}
    </Card>
  );
}
