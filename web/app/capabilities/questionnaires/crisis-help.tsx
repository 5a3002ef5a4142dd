import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEmergencyCountry } from '../../platform/emergency-country.ts';
import { EmergencyButtons } from '../../shell/emergency-buttons.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';

/** The line of the United States for people who think of suicide; Haiti has none. */
const CRISIS_LINE = '988';

/** For the person who answers: thoughts of death or self-harm get help at once, before anything is sent. */
export function CrisisHelp() {
  const { t } = useTranslation('questionnaires');
  const country = useEmergencyCountry();
  return (
    <div role="alert">
      <Card attention="hibiscus">
        <h2 className="flex items-center gap-2 text-18 font-bold text-hibiscus-ink">
          <HeartHandshake size={24} className="shrink-0" />
          {t('crisis.title')}
        </h2>
        <p className="mt-2 text-16">{t('crisis.alone')}</p>
        <p className="my-2 text-16">{t('crisis.now')}</p>
        <div className="flex flex-wrap gap-3">
          {country !== 'HT' && (
            <a href={`tel:${CRISIS_LINE}`} className={buttonLook({ variant: 'secondary' })}>
              {t('crisis.line', { number: CRISIS_LINE })}
            </a>
          )}
          <EmergencyButtons />
        </div>
      </Card>
    </div>
  );
}
