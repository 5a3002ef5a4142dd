import type { Measurement } from '@lakou/contract/measurements';
import { formatRelativeTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Droplet from 'lucide-react/icons/droplet';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Scale from 'lucide-react/icons/scale';
import Thermometer from 'lucide-react/icons/thermometer';
import Wind from 'lucide-react/icons/wind';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { LevelBadge } from '../measurements/level-badge.tsx';
import { latestOf, levelOf, SIGNS, type Sign } from './vital-signs.ts';
import { useVitalText } from './vital-text.ts';

export const SIGN_ICONS: Readonly<Record<Sign, LucideIcon>> = {
  pressure: Activity,
  heartRate: HeartPulse,
  temperature: Thermometer,
  oxygen: Wind,
  glucose: Droplet,
  weight: Scale,
};

interface VitalTilesProps {
  vitals: readonly Measurement[];
  ageMonths: number | undefined;
  /** Called by a tap on a tile to add a reading; undefined makes the tiles read-only. */
  onAdd?: (sign: Sign) => void;
}

/** The newest value of each sign and its level. */
export function VitalTiles({ vitals, ageMonths, onAdd }: VitalTilesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-3">
      {SIGNS.map((sign) => (
        <Tile
          key={sign}
          sign={sign}
          latest={latestOf(vitals, sign)}
          ageMonths={ageMonths}
          {...(onAdd && { onAdd })}
        />
      ))}
    </ul>
  );
}

interface TileProps extends Omit<VitalTilesProps, 'vitals'> {
  sign: Sign;
  latest: Measurement | undefined;
}

function Tile({ sign, latest, ageMonths, onAdd }: TileProps) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const { figureOf, unitOf } = useVitalText();
  const Icon = SIGN_ICONS[sign];
  const level = latest && levelOf(latest, sign, ageMonths);
  const name = t(`vitals.${sign}`);
  return (
    <li className="relative flex min-h-32 flex-col gap-1 rounded-card border border-line bg-surface p-3.5 has-[button:hover]:bg-sunken/60">
      {onAdd && (
        <button
          type="button"
          onClick={() => onAdd(sign)}
          aria-label={t('vitals.addOne', { name })}
          className="absolute inset-0 rounded-card"
        />
      )}
      <span className="flex items-center gap-2 text-15 text-ink-soft">
        <Icon size={18} className="shrink-0" />
        {name}
      </span>
      {latest ? (
        <>
          <span className="text-28 leading-tight font-extrabold tabular-nums tracking-tight">
            {figureOf(sign, latest)}
            <span className="text-14 font-medium text-ink-soft"> {unitOf(sign)}</span>
          </span>
          {level && (
            <span className="max-w-full">
              <LevelBadge level={level} />
            </span>
          )}
          <span className="mt-auto text-14 text-ink-soft">
            {formatRelativeTime(lang, { at: new Date(latest.at), timeZone: ownTimeZone() }, new Date())}
          </span>
        </>
      ) : (
        <span className="text-15 text-ink-soft">{t('vitals.none')}</span>
      )}
    </li>
  );
}
