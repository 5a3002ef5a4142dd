import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { dayLook, SHOWN_CLASSES } from './day-look.ts';

/** The meaning of the shapes of days. */
export function Legend() {
  const { t } = useTranslation('cycle');
  return (
    <ul
      aria-label={t('legend.title')}
      className="flex flex-wrap gap-x-5 gap-y-2.5 px-1 text-14 text-ink-soft"
    >
      {SHOWN_CLASSES.map((kind) => (
        <li key={kind} className="flex items-center gap-2.5">
          <span aria-hidden="true" className={classNames('size-7', dayLook[kind])} />
          {t(`legend.${kind}`)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="grid size-7 place-items-center">
          <span className="size-1.5 rounded-full bg-ink" />
        </span>
        {t('legend.logged')}
      </li>
    </ul>
  );
}
