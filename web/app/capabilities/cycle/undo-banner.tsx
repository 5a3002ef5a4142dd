import { formatDate } from '@lakou/i18n';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { type LogChange, useUndo } from './use-undo.ts';

/** What was just noted or removed, and the way back; it stays until something else is done. */
export function UndoBanner({ change, onUndone }: { change: LogChange; onUndone: () => void }) {
  const { t } = useTranslation('cycle');
  const lang = useLanguage();
  const undo = useUndo(onUndone);
  return (
    <Banner
      tone="info"
      icon={Undo2}
      action={
        <Button variant="secondary" size="sm" busy={undo.isPending} onClick={() => undo.mutate(change)}>
          {t('undo.button')}
        </Button>
      }
    >
      {t(`undo.${change.kind}`, { date: formatDate(lang, change.date, 'short') })}
    </Banner>
  );
}
