import { assessMovements, ENOUGH_MOVEMENTS } from '@lakou/clinical';
import type { MaternityProfile } from '@lakou/contract/user';
import Baby from 'lucide-react/icons/baby';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { CallButton } from '../measurements/call-button.tsx';
import { TimingHistory } from './timing-history.tsx';
import { useTiming } from './use-timing.ts';

/** Counts the baby's movements to ten. */
export function Movements({ profile }: { profile: MaternityProfile }) {
  const { t } = useTranslation('maternity');
  const errorText = useErrorText();
  const { running, now, change, stop, keep } = useTiming(profile.patientId, 'movements');
  const count = running?.marks.length ?? 0;
  const verdict = running && assessMovements(count, new Date(running.startedAt), now);
  const minutes = running ? Math.floor((now.getTime() - Date.parse(running.startedAt)) / 60_000) : 0;
  return (
    <Section title={t('movements.title')}>
      <Card>
        <p>{t('movements.how')}</p>
        {running && (
          <p className="mt-3 text-center text-36 font-extrabold tabular-nums" aria-live="polite">
            {t('movements.count', { count, of: ENOUGH_MOVEMENTS, minutes: Math.max(0, minutes) })}
          </p>
        )}
        <div className="mt-3 grid gap-2">
          <Button
            block
            icon={Baby}
            onClick={() =>
              change((marks, at) => (running ? [...marks, { from: at, to: null }].slice(0, 200) : marks))
            }
          >
            {t(running ? 'movements.felt' : 'movements.start')}
          </Button>
          {running && (
            <Button variant="secondary" block busy={keep.isPending} onClick={() => stop()}>
              {t('movements.stop')}
            </Button>
          )}
        </div>
        {keep.error && <FormError>{errorText(keep.error)}</FormError>}
        {verdict === 'enough' && (
          <div className="mt-3">
            <Banner tone="info" icon={Check}>
              {t('movements.enough')}
            </Banner>
          </div>
        )}
        {verdict === 'few' && (
          <div className="mt-3 grid gap-2">
            <Banner tone="warn" icon={TriangleAlert}>
              {t('movements.few')}
            </Banner>
            <CallButton dependentId={undefined} />
          </div>
        )}
        <TimingHistory patientId={profile.patientId} kind="movements" />
        <p className="mt-2 text-14 text-ink-soft">{t('movements.source')}</p>
      </Card>
    </Section>
  );
}
