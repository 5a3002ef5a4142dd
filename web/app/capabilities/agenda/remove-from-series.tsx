import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface RemoveFromSeriesProps {
  title: string;
  busy: boolean;
  onRemove: (wholeSeries: boolean) => void;
  onClose: () => void;
}

/** Asks whether one entry goes or all of its series that are to come. */
export function RemoveFromSeries({ title, busy, onRemove, onClose }: RemoveFromSeriesProps) {
  const { t } = useTranslation('agenda');
  return (
    <Dialog
      title={t('remove')}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          <Button variant="danger" block busy={busy} onClick={() => onRemove(false)}>
            {t('removeOne')}
          </Button>
          <Button variant="danger" block busy={busy} onClick={() => onRemove(true)}>
            {t('removeAll')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <p>{t('removeSeriesText', { title })}</p>
    </Dialog>
  );
}
