import { type Cycle, screenPcos } from '@lakou/clinical';
import type { CycleLog } from '@lakou/contract/cycle';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';

const ANSWERS = ['excessHair', 'hairThinning', 'hormones'] as const;
type Answer = (typeof ANSWERS)[number];

interface PcosSupportProps {
  logs: readonly CycleLog[];
  cycles: readonly Cycle[];
  today: string;
  pregnant: boolean;
  hormones: boolean;
}

/**
 * Information about PCOS, a screening of the logs by published criteria, and where to get care. The answers are not
 * stored. It is folded until the logs give a reason to read it.
 */
export function PcosSupport({ logs, cycles, today, pregnant, hormones }: PcosSupportProps) {
  const { t } = useTranslation('cycle');
  const [answers, setAnswers] = useState<Answer[]>(hormones ? ['hormones'] : []);
  const { findings, limits, advice } = screenPcos({
    logs,
    cycles,
    today,
    answers: { pregnant, ...Object.fromEntries(answers.map((answer) => [answer, true])) },
  });
  const [isOpen] = useState(advice === 'talk_to_clinician' || advice === 'see_clinician_soon');
  return (
    <Section title={t('pcos.title')}>
      <Card>
        <Disclosure title={t('pcos.open')} open={isOpen}>
          <div className="mt-2 grid gap-4">
            <p>{t('pcos.what')}</p>
            <p>{t('pcos.care')}</p>
            <Chips
              legend={t('pcos.questions')}
              options={ANSWERS.map((value) => ({ value, title: t(`pcos.answer.${value}`) }))}
              value={answers}
              onChange={setAnswers}
            />
            <div role="status" className="rounded-control bg-sunken p-3.5">
              <h3 className="text-15 font-semibold">{t('pcos.guide')}</h3>
              <p className="mt-1 text-18 font-bold">{t(`pcos.advice.${advice}`)}</p>
              <ul className="mt-1 list-disc pl-5 text-15">
                {findings.map((finding) => (
                  <li key={finding}>{t(`pcos.finding.${finding}`)}</li>
                ))}
                {limits.map((limit) => (
                  <li key={limit}>{t(`pcos.limit.${limit}`)}</li>
                ))}
              </ul>
              <p className="mt-2 text-15 font-semibold">{t('pcos.never')}</p>
            </div>
            <ButtonLink to="/app/find-care?specialty=obstetrics" variant="secondary" icon={Search}>
              {t('pcos.findCare')}
            </ButtonLink>
            <p className="text-14 text-ink-soft">{t('pcos.source')}</p>
          </div>
        </Disclosure>
      </Card>
    </Section>
  );
}
