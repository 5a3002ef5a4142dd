import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

interface BornTodayProps {
  name: string;
  /** While a photo is being sent. */
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The form begins with today's date: asks once whether it is meant. */
export function BornToday({ name, busy, onYes, onNo }: BornTodayProps) {
  const { t } = useTranslation('family');
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-line-strong p-4">
      <p className="font-semibold wrap-anywhere">{t('bornToday.question', { name })}</p>
      <div className="grid gap-2 md:grid-cols-2">
        <Button block busy={busy} onClick={onYes}>
          {t('bornToday.yes')}
        </Button>
        <Button variant="secondary" block autoFocus onClick={onNo}>
          {t('bornToday.no')}
        </Button>
      </div>
    </div>
  );
}
