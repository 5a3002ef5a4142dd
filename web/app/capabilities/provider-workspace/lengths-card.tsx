import { SERVICES } from '@lakou/content/services';
import type { MyAvailability, ServiceMinutes } from '@lakou/contract/scheduling';
import { LONGEST_SERVICE_MINUTES, SHORTEST_SERVICE_MINUTES } from '@lakou/contract/scheduling.rules';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { isGiven } from '../package-offers/given-services.ts';

const STEP = 15;
const OFFERED = Array.from(
  { length: (LONGEST_SERVICE_MINUTES - SHORTEST_SERVICE_MINUTES) / STEP + 1 },
  (_, at) => SHORTEST_SERVICE_MINUTES + at * STEP,
);
/** The lengths to choose from, with the one that is set. */
const choicesWith = (minutes: number) => [...new Set([...OFFERED, minutes])].toSorted((a, b) => a - b);

interface LengthsCardProps extends Pick<MyAvailability, 'fees' | 'services'> {
  lengths: readonly ServiceMinutes[];
  onChange: (lengths: ServiceMinutes[]) => void;
}

/** How long visits take, service by service. */
export function LengthsCard({ lengths, onChange, ...given }: LengthsCardProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const isSet = (slug: string) => lengths.some(({ service }) => service === slug);
  const others = SERVICES.filter((service) => !isSet(service.slug) && isGiven(given)(service));
  function add(slug: string) {
    const service = SERVICES.find((one) => one.slug === slug);
    if (service) onChange([...lengths, { service: slug, minutes: service.minutes }]);
  }
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t(lengths.length === 0 ? 'lengths.none' : 'lengths.hint')}</p>
        {lengths.length > 0 && (
          <ul className="grid gap-3">
            {lengths.map((length, at) => (
              <Length
                key={length.service}
                length={length}
                onChange={(minutes) => onChange(lengths.toSpliced(at, 1, { ...length, minutes }))}
                onRemove={() => onChange(lengths.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <Select
            label={t('lengths.add')}
            value=""
            empty={t('lengths.choose')}
            onChange={({ target }) => add(target.value)}
          >
            {others.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name[lang]}
              </option>
            ))}
          </Select>
        )}
      </div>
    </Card>
  );
}

interface LengthProps {
  length: ServiceMinutes;
  onChange: (minutes: number) => void;
  onRemove: () => void;
}

function Length({ length: { service, minutes }, onChange, onRemove }: LengthProps) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const name = SERVICES.find(({ slug }) => slug === service)?.name[lang] ?? service;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Select label={name} value={minutes} onChange={({ target }) => onChange(Number(target.value))}>
        {choicesWith(minutes).map((one) => (
          <option key={one} value={one}>
            {t('lengths.minutes', { count: one })}
          </option>
        ))}
      </Select>
      <IconButton icon={Trash2} label={t('lengths.remove', { name })} onClick={onRemove} />
    </li>
  );
}
