import { useTranslation } from '#platform/language/use-translation.ts';
import { SignUpButtons } from './sign-up-buttons.tsx';

/** « Onè! Respè! » is the call at the gate of a yard and its answer. */
export function ClosingCall() {
  const { t } = useTranslation('home');
  return (
    <section className="evening relative overflow-hidden bg-sea-deep text-white">
      <div className="wrap relative z-10 py-14 max-lg:pb-56 lg:py-20">
        <div className="max-w-md">
          <h2 lang="ht" className="text-36 font-extrabold tracking-tight lg:text-52">
            {t('closing.call')} <span className="text-mango">{t('closing.answer')}</span>
          </h2>
          <p className="mb-6 mt-3 text-18">{t('closing.text')}</p>
          <SignUpButtons onDeep />
        </div>
      </div>
      <svg
        viewBox="0 0 1280 360"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-56 w-full lg:h-90"
      >
        <path d="M0 300c200-90 420-100 620-30 180-100 420-110 660-20v110H0z" fill="var(--hill)" />
        <path d="M340 360c240-54 560-62 940-34v34z" fill="var(--yard)" />
        <use href="#house" className="house-sea" x="760" y="120" width="170" height="212" />
        <use href="#mango-tree" x="880" y="60" width="250" height="268" />
        <use href="#house" className="house-coral" x="1070" y="110" width="180" height="225" />
      </svg>
    </section>
  );
}
