import type { NeverDo as Mark } from '@lakou/contract/first-aid';
import Ban from 'lucide-react/icons/ban';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Sign } from './lazy-drawn.tsx';

/** What must never be done at this step, counted from 1. */
export function NeverDo({ marks, number }: { marks: readonly Mark[]; number: number }) {
  const { t } = useTranslation('first-aid');
  const here = marks.filter(({ step }) => step === number - 1);
  if (here.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="flex items-center gap-2 text-18 text-hibiscus-ink">
        <Ban size={22} className="shrink-0" />
        {t('never')}
      </h3>
      <ul className="grid grid-cols-2 gap-2">
        {here.map(({ sign, text }) => (
          <li
            key={text}
            className="flex min-h-15 items-center gap-2 rounded-card bg-hibiscus-tint px-3 py-2 text-16 leading-tight font-semibold"
          >
            <Sign sign={sign} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
