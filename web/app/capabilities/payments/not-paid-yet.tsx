import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tintOf } from '../../ui/tone.ts';

interface NotPaidYetProps {
  /** The address of MonCash's page, while it can still be used. */
  pageUrl: string | undefined;
  onOtherWay: () => void;
}

/** After MonCash's page, when MonCash knows no payment: it may be delayed, or was never made. */
export function NotPaidYet({ pageUrl, onOtherWay }: NotPaidYetProps) {
  const { t } = useTranslation('payments');
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 px-4 py-8 text-center">
        <span className={classNames('grid size-16 place-items-center rounded-full', tintOf.night)}>
          <Hourglass size={30} strokeWidth={1.75} />
        </span>
        <div role="status" className="max-w-96">
          <p className="text-balance text-18 font-bold">{t('notPaidYet')}</p>
          <p className="mt-2 text-balance text-ink-soft">{t('notPaidYetHint')}</p>
        </div>
        <div className="flex w-full max-w-80 flex-col gap-3">
          {pageUrl && (
            <a href={pageUrl} className={buttonLook({ block: true })}>
              {t('goOn')}
            </a>
          )}
          <Button variant="secondary" block onClick={onOtherWay}>
            {t('otherWay')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
