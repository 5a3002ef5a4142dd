import { useTranslation } from '#platform/language/use-translation.ts';

const WEEK = 24;
const ARC = 'M12 96a84 84 0 0 1 168 0';

/** Forty weeks as forty beads, of which twenty-four are filled. */
export function PregnancyTile() {
  const { t } = useTranslation('home');
  return (
    <div className="grid items-center gap-5 rounded-card border border-line bg-surface p-5 md:col-span-2 md:grid-cols-2">
      <div>
        <h3 className="text-22">{t('features.pregnancyTitle')}</h3>
        <p className="mt-2 text-ink-soft">{t('features.pregnancyText')}</p>
      </div>
      <div
        role="img"
        aria-label={t('features.pregnancyPicture')}
        className="relative mx-auto w-full max-w-56 text-center"
      >
        <svg aria-hidden="true" viewBox="0 0 192 104" fill="none" strokeWidth="5" strokeLinecap="round">
          <path d={ARC} pathLength="39" strokeDasharray="0 1" className="stroke-line" />
          <path d={ARC} pathLength="39" strokeDasharray={beads(WEEK)} className="stroke-mango" />
        </svg>
        <p className="-mt-16 text-14 text-ink-soft">
          {t('features.pregnancyWeek')}
          <b className="block text-36 font-extrabold text-ink">{WEEK}</b>
        </p>
        <p className="mt-3 text-15 font-medium">{t('features.pregnancySize')}</p>
      </div>
    </div>
  );
}

/** The dash array that draws the first beads, then a gap longer than the rest of the line. */
const beads = (count: number) => `${'0 1 '.repeat(count - 1)}0 40`;
