import { assessMovements, ENOUGH_MOVEMENTS } from '@lakou/clinical';
import type { MaternityProfile } from '@lakou/contract/user';
import Baby from 'lucide-react/icons/baby';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { GoNow } from './go-now.tsx';
import { TimingHistory } from './timing-history.tsx';
import { useTiming } from './use-timing.ts';

// Green-top Guideline 57; leaflet HEY-721: https://www.hey.nhs.uk/patient-leaflet/babys-movements-pregnancy/
const SOURCES = 'RCOG (2011), NHS Hull (2018)';

/** Counts the baby's movements to ten. */
export function Movements({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const errorText = useErrorText();
  const { running, now, change, stop, keep } = useTiming(profile.patientId, 'movements');
  const felt = (running?.marks ?? []).map(({ from }) => new Date(from));
  const startedAt = new Date(running?.startedAt ?? now);
  const verdict = running && assessMovements(felt, startedAt, now);
  const minutes = Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 60_000));
  return (
    <Section title={t('movements.title')}>
      <Card>
        <p className="font-semibold">{t('movements.less')}</p>
        <p className="mt-2">{t('movements.how')}</p>
        {running && (
          <div className="mt-3 text-center tabular-nums">
            <p className="text-28 font-extrabold" aria-live="polite">
              {t('movements.count', { count: felt.length, of: ENOUGH_MOVEMENTS })}
            </p>
            <p className="text-15 text-ink-soft">{t('movements.minutes', { minutes })}</p>
          </div>
        )}
        <div className="mt-3 grid gap-2">
          <Button
            block
            icon={Baby}
            busy={keep.isPending}
            onClick={() => change((marks, at) => (running ? [...marks, { from: at, to: null }] : marks))}
          >
            {t(running ? 'movements.felt' : 'movements.start')}
          </Button>
          {running && (
            <Button variant="secondary" block busy={keep.isPending} onClick={stop}>
              {t(running.endedAt ? 'timings.save' : 'timings.stop')}
            </Button>
          )}
        </div>
        {running?.endedAt && !keep.isPending && (
          <p className="mt-3 text-15 font-semibold">{t('timings.unsaved')}</p>
        )}
        {keep.error && <FormError>{errorText(keep.error)}</FormError>}
        {verdict === 'enough' && (
          <div className="mt-3">
            <Banner tone="info" icon={Check}>
              {t('movements.enough')}
            </Banner>
          </div>
        )}
        {verdict === 'few' && <GoNow>{t('movements.few')}</GoNow>}
        <p className="mt-3 text-14 text-ink-soft">{t('source', { source: SOURCES })}</p>
        <TimingHistory patientId={profile.patientId} kind="movements" />
      </Card>
    </Section>
  );
}
