import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

const OFFERED = ['cholera', 'rehydration', 'burn', 'pressure'] as const;

/** Example questions that are sent with one tap. */
export function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation('assistant');
  return (
    <section aria-label={t('tryAsking')} className="grid justify-items-start gap-2">
      <p className="text-15 font-semibold text-ink-soft">{t('tryAsking')}</p>
      {OFFERED.map((name) => (
        <Button key={name} variant="tint" size="sm" onClick={() => onChoose(t(`suggestion.${name}`))}>
          {t(`suggestion.${name}`)}
        </Button>
      ))}
      <p className="pt-1 text-14 text-ink-soft">{t('kept')}</p>
    </section>
  );
}
