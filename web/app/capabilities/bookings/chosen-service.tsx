import type { Service } from '@lakou/content/services';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { ServicePicker } from './service-picker.tsx';

interface ChosenServiceProps {
  service: Service | undefined;
  /** How long it takes, where that is known. */
  minutes: number | undefined;
  offered: (service: Service) => boolean;
  onChoose: (service: Service) => void;
}

/** The service of a new booking, and the way to choose another. */
export function ChosenService({ service, minutes, offered, onChoose }: ChosenServiceProps) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line pb-5">
      <div className="min-w-0">
        <p className="text-15 text-ink-soft">{t('whichService')}</p>
        <p className="text-18 font-bold">{service ? service.name[lang] : t('noneYet')}</p>
        {service && minutes !== undefined && (
          <p className="text-15 text-ink-soft">{t('takesMinutes', { count: minutes })}</p>
        )}
      </div>
      <Button variant={service ? 'ghost' : 'secondary'} onClick={() => setChoosing(true)}>
        {service ? t('change') : t('choose')}
      </Button>
      {choosing && (
        <ServicePicker
          offered={offered}
          value={service?.slug}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            onChoose(chosen);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
