import type { SharedCheck as Shared } from '@lakou/contract/pre-visit-answers';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { LOOK_OF_SEVERITY } from '../symptom-checker/severity-look.ts';

/** A symptom check that the patient shared: how urgent it was found, in which words, and why. */
export function SharedCheck({ check }: { check: Shared }) {
  const { t } = useTranslation('pre-visit-answers');
  const { t: checker } = useTranslation('symptom-checker');
  const { tone, icon } = LOOK_OF_SEVERITY[check.severity];
  const understood = check.understood.map(({ name, negated, days }) => {
    const said = negated ? checker('without', { symptom: name }) : name;
    return days === null ? said : `${said} (${checker('sinceDays', { count: days })})`;
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-semibold">{t('check')}</h3>
        <Badge tone={tone} icon={icon}>
          {checker(`severity.${check.severity}`)}
        </Badge>
      </div>
      {check.words.length > 0 && (
        <blockquote className="border-l-4 border-line pl-3 whitespace-pre-wrap wrap-anywhere">
          {check.words.join('\n')}
        </blockquote>
      )}
      {understood.length > 0 && (
        <p>
          <span className="block text-14 text-ink-soft">{checker('understood')}</span>
          {understood.join(', ')}
        </p>
      )}
      <p className="text-15 text-ink-soft">{check.reasoning}</p>
    </div>
  );
}
