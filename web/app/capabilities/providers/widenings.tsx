import type { Widening } from '@lakou/contract/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { wideningsQuery } from './providers.queries.ts';
import type { Search } from './search.ts';
import { useHome } from './use-home.ts';
import { widenedQuery, wider } from './wider.ts';

/** Wider searches that find somebody, each one tap away. Nothing is shown while they are looked for. */
export function Widenings({
  search,
  onChange,
}: {
  search: Search;
  onChange: (changes: Partial<Search>) => void;
}) {
  const { t } = useTranslation('providers');
  const { measure } = useMeasure();
  const home = useHome();
  const query = useQuery(wideningsQuery(widenedQuery(search, home)));
  const { data = [] } = query;
  if (data.length === 0) return <FailedNote query={query} text={t('widen.failed')} />;
  const words = ({ step, count, first }: Widening) => {
    const who = t('widen.who', { count: count - 1, name: first });
    if (step === 'km_50' || step === 'km_100')
      return t('widen.within', { distance: measure('distance', step === 'km_50' ? 50 : 100), who });
    return t(`widen.${step}`, { who });
  };
  return (
    <section aria-labelledby="widenings" className="grid w-full gap-2 text-left">
      <h2 id="widenings" className="text-16 font-bold">
        {t('widen.title')}
      </h2>
      <ul className="grid gap-2">
        {data.map((one) => (
          <li key={one.step} className="grid">
            <Button variant="tint" onClick={() => onChange(wider(one.step, search, home))}>
              <span className="min-w-0 wrap-anywhere">{words(one)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
