import { useTranslation } from '#platform/language/use-translation.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LevelBadge } from '../measurements/level-badge.tsx';
import { PRESSURE_SOURCE } from './sources.ts';

const LEVELS = ['normal', 'elevated', 'stage_1', 'stage_2', 'crisis', 'pregnancy_high'] as const;

/** What each word for a blood pressure means, from which numbers on, and what to do. */
export function PressureLevels() {
  const { t } = useTranslation('trackers');
  const { t: m } = useTranslation('measurements');
  return (
    <Disclosure title={m('levels.title')}>
      <ul className="grid gap-3 text-15">
        {LEVELS.map((level) => (
          <li key={level} className="grid justify-items-start gap-1">
            <LevelBadge level={level} />
            <span>{m(`levels.${level}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-soft">{t('source', { source: `${PRESSURE_SOURCE}, ACOG` })}</p>
    </Disclosure>
  );
}
