import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import Bandage from 'lucide-react/icons/bandage';
import PhoneCall from 'lucide-react/icons/phone-call';
import Search from 'lucide-react/icons/search';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEmergencyCountry } from '../../platform/emergency-country.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmergencyCall } from '../first-aid/emergency-call.tsx';

const CRISIS_LINE = '988';

/** The next step for a result: an emergency call, first aid, or a provider. */
export function Actions({ analysis: { severity, recommendation, firstAid } }: { analysis: SymptomAnalysis }) {
  const { t } = useTranslation('symptom-checker');
  const emergency = severity === 'Emergency';
  const unclear = recommendation === 'ask_again';
  const crisis = recommendation === 'crisis_now';
  // A phone line of the United States is not shown first in Haiti.
  const haitian = useEmergencyCountry() === 'HT';
  return (
    <div className="grid gap-2.5">
      {crisis && !haitian && <CrisisCall variant="danger" />}
      {/* Also shown when the text was not understood, because it may be an emergency. */}
      {(emergency || unclear) && <EmergencyCall />}
      {crisis && haitian && <CrisisCall variant="secondary" />}
      {firstAid && (
        <ButtonLink to={`/app/first-aid/${firstAid.slug}`} variant="secondary" block icon={Bandage}>
          {t('firstAid', { title: firstAid.title })}
        </ButtonLink>
      )}
      <ButtonLink
        to="/app/find-care"
        variant={emergency || unclear || severity === 'Self-care' ? 'secondary' : 'primary'}
        block
        icon={Search}
      >
        {t('book')}
      </ButtonLink>
    </div>
  );
}

function CrisisCall({ variant }: { variant: 'danger' | 'secondary' }) {
  const { t } = useTranslation('symptom-checker');
  return (
    <a href={`tel:${CRISIS_LINE}`} className={buttonLook({ variant, size: 'lg', block: true })}>
      <span className="flex items-center gap-2.5">
        <PhoneCall size={22} className="shrink-0" />
        {t('crisis')}
      </span>
    </a>
  );
}
