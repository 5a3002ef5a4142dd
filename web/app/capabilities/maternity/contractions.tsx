import { assessLabour, TERM_WEEKS } from '@lakou/clinical';
import type { MaternityProfile } from '@lakou/contract/user';
import Timer from 'lucide-react/icons/timer';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { shortFiguresLook } from '../../ui/figures-look.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { GoNow } from './go-now.tsx';
import { GoRule } from './go-rule.tsx';
import { TimingHistory } from './timing-history.tsx';
import { useTiming } from './use-timing.ts';

const clock = (seconds: number | null): string =>
  seconds === null ? '–' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Times contractions and says when to go; `weeks` are over. */
export function Contractions({ profile, weeks }: { profile: MaternityProfile; weeks: number }) {
  const { t } = useTranslation('maternity');
  const errorText = useErrorText();
  const { running, now, change, stop, keep } = useTiming(profile.patientId, 'contractions');
  const marks = running?.marks ?? [];
  const last = marks.at(-1);
  const isOn = last?.to === null;
  const seconds = last ? Math.max(0, Math.floor((now.getTime() - Date.parse(last.from)) / 1000)) : null;
  const pattern = assessLabour(
    marks.map(({ from, to }) => ({ from: new Date(from), to: to ? new Date(to) : null })),
    now,
  );
  const facts = [
    [t('contractions.count'), String(pattern.count)],
    [t('contractions.apart'), clock(pattern.apartSeconds)],
    [t('contractions.lasts'), clock(pattern.lastsSeconds)],
  ] as const;
  const isEarly = weeks < TERM_WEEKS;
  const mustGo = pattern.isActive || (isEarly && pattern.count > 1);
  return (
    <Section title={t('contractions.title')}>
      <Card>
        <p>{t('contractions.how')}</p>
        <dl className={classNames('mt-3', shortFiguresLook)}>
          {facts.map(([term, value]) => (
            <div key={term} className="flex flex-col justify-between rounded-control bg-sunken px-3 py-2">
              <dt className="text-14 text-ink-soft">{term}</dt>
              <dd className="text-18 font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {isOn && (
          <p className="mt-3 text-center text-18 font-bold tabular-nums">
            {t('contractions.now', { time: clock(seconds) })}
          </p>
        )}
        <div className="mt-3 grid gap-2">
          <Button
            block
            icon={Timer}
            busy={keep.isPending}
            onClick={() =>
              change((before, at) =>
                isOn
                  ? before.map((mark, index) => (index === before.length - 1 ? { ...mark, to: at } : mark))
                  : [...before, { from: at, to: null }],
              )
            }
          >
            {t(isOn ? 'contractions.end' : 'contractions.begin')}
          </Button>
          {running && !isOn && (
            <Button variant="secondary" block busy={keep.isPending} onClick={stop}>
              {t(running.endedAt ? 'timings.save' : 'timings.stop')}
            </Button>
          )}
        </div>
        {running?.endedAt && !keep.isPending && (
          <p className="mt-3 text-15 font-semibold">{t('timings.unsaved')}</p>
        )}
        {keep.error && <FormError>{errorText(keep.error)}</FormError>}
        {mustGo && <GoNow>{t(isEarly ? 'contractions.early' : 'contractions.go')}</GoNow>}
        <GoRule />
        <TimingHistory patientId={profile.patientId} kind="contractions" />
      </Card>
    </Section>
  );
}
