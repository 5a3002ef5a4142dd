import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { pageAddress } from './site-address.ts';

const QUESTIONS = ['cost', 'pay', 'cancel', 'internet', 'privacy', 'emergency'] as const;

/** Frequent questions; each answer opens without a script. */
export function CommonQuestions() {
  const { t } = useTranslation('how-it-works');
  const lang = useLanguage();
  const further: Partial<Record<(typeof QUESTIONS)[number], { href: string; label: string }>> = {
    cancel: { href: `${pageAddress(lang, '/terms')}#refunds`, label: t('questions.cancel.link') },
    privacy: { href: `${pageAddress(lang, '/privacy')}#access`, label: t('questions.privacy.link') },
  };
  return (
    <section className="wrap pt-10 pb-16 lg:pt-16" id="questions">
      <h2 className="font-extrabold text-28 tracking-tight lg:text-36">{t('questions.title')}</h2>
      <div className="mt-4 max-w-[46rem] divide-y divide-line">
        {QUESTIONS.map((name) => (
          <details className="group" key={name}>
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-semibold text-18">
              {t(`questions.${name}.title`)}
              <ChevronDown className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
            </summary>
            <p className="pb-4 text-ink-soft">
              {t(`questions.${name}.text`)}{' '}
              {further[name] && (
                <a className="font-semibold text-sea underline underline-offset-4" href={further[name].href}>
                  {further[name].label}
                </a>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
