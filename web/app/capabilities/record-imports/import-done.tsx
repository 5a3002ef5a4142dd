import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** What became of it, with the way to the record. */
export function ImportDone({ added, onAnother }: { added: number; onAnother: () => void }) {
  const { t } = useTranslation('record-imports');
  return (
    <Card attention={added > 0 ? 'leaf' : undefined}>
      <div className="grid gap-3">
        <p role="status" className="flex items-center gap-2 font-semibold">
          <CircleCheck size={24} className="shrink-0" />
          {t('done', { count: added })}
        </p>
        <ButtonLink block to="/app/record">
          {t('toRecord')}
        </ButtonLink>
        <Button variant="ghost" block onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}
