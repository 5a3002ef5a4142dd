import type { OpenCareRequest } from '@lakou/contract/care-requests';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Languages from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

/** Why a request fits, and what does not. */
export function Reasons({ request }: { request: OpenCareRequest }) {
  const { t } = useTranslation('care-requests');
  const { measure } = useMeasure();
  const { kilometres, speaksLanguage, specialtyFits, free } = request;
  const language = t(`language.${request.language}`);
  const reasons: { text: string; icon: LucideIcon; tone: Tone }[] = [
    ...(kilometres === null
      ? []
      : [
          {
            text: t('distance', { distance: measure('distance', kilometres) }),
            icon: MapPin,
            tone: 'night' as const,
          },
        ]),
    speaksLanguage
      ? { text: t('yourLanguage', { language }), icon: Languages, tone: 'leaf' }
      : { text: t('otherLanguage', { language }), icon: Languages, tone: 'mango' },
    ...(specialtyFits ? [{ text: t('fits'), icon: Stethoscope, tone: 'leaf' as const }] : []),
    free ? { text: t('free'), icon: Clock, tone: 'leaf' } : { text: t('busy'), icon: Clock, tone: 'mango' },
  ];
  return (
    <ul className="flex flex-wrap gap-1.5">
      {reasons.map(({ text, icon, tone }) => (
        <li key={text}>
          <Badge tone={tone} icon={icon}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
