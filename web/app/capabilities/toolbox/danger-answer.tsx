import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EmergencyButtons } from '../../shell/emergency-buttons.tsx';
import { Card } from '../../ui/card.tsx';

/** An answer told of thoughts of death or self-harm: what to do now. */
export function DangerAnswer() {
  const { t } = useTranslation('toolbox');
  return (
    <div role="alert">
      <Card attention="hibiscus">
        <h2 className="flex items-center gap-2 text-18 font-bold text-hibiscus-ink">
          <TriangleAlert size={24} className="shrink-0" />
          {t('danger.title')}
        </h2>
        <ul className="my-3 list-disc space-y-1 pl-5 text-16">
          <li>{t('danger.ask')}</li>
          <li>{t('danger.stay')}</li>
          <li>{t('danger.means')}</li>
          <li>{t('danger.refer')}</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <EmergencyButtons />
        </div>
      </Card>
    </div>
  );
}
