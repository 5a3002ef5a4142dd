import type { Section } from '@lakou/contract/passages';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Passages } from '../../ui/passages.tsx';

/** What people ask about a guide; the answers are folded, so that the short guide stays short. */
export function Questions({ questions }: { questions: readonly Section[] }) {
  const { t } = useTranslation('education');
  if (questions.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-22 leading-tight font-bold">{t('questions')}</h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ title, blocks }) => (
          <details key={title} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-control py-2 font-semibold">
              {title}
              <ChevronDown size={20} className="shrink-0 text-ink-soft group-open:rotate-180" />
            </summary>
            <div className="pb-4">
              <Passages blocks={blocks} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
