import type { ChartCheck, DrugCheck } from '@lakou/contract/toolbox';
import type { InteractionSeverity } from '@lakou/contract/toolbox.rules';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ChartAllergies } from './chart-allergies.tsx';
import { InteractionMatrix } from './interaction-matrix.tsx';
import { severityLook } from './severity-look.ts';

function SeverityBadge({ severity }: { severity: InteractionSeverity }) {
  const { t } = useTranslation('toolbox');
  const { tone, icon } = severityLook[severity];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`severity.${severity}`)}
    </Badge>
  );
}

/** What was found, the most severe first; nothing found is never called safe. */
export function InteractionsFound({ check }: { check: DrugCheck & Partial<Pick<ChartCheck, 'allergies'>> }) {
  const { t } = useTranslation('toolbox');
  const heading = useRef<HTMLHeadingElement>(null);
  const { allergies = [] } = check;
  const isEmpty =
    allergies.length + check.found.length + check.duplicates.length + check.warnings.length === 0;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-22 font-bold outline-none">
        {isEmpty ? t('noneFound') : t('found')}
      </h2>
      <ChartAllergies allergies={allergies} drugs={check.drugs} />
      <InteractionMatrix check={check} />
      <ul className="grid gap-2">
        {check.found.map((hit) => (
          <Card as="li" key={`${hit.drugs.join()} ${hit.effect}`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-16 font-bold">{hit.names.join(' + ')}</h3>
              <SeverityBadge severity={hit.severity} />
            </div>
            <p className="mt-1 text-15">{hit.effect}</p>
            <p className="mt-1 text-15 font-semibold">{hit.advice}</p>
            <p className="mt-1 text-14 text-ink-soft">
              {hit.source.publisher}, <cite>{hit.source.title}</cite>, {hit.source.year}
            </p>
          </Card>
        ))}
        {check.warnings.map((warning) => (
          <Card as="li" key={`${warning.drug} ${warning.text}`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-16 font-bold">{warning.name}</h3>
              <SeverityBadge severity={warning.severity} />
            </div>
            <p className="mt-1 text-15">{warning.text}</p>
            <p className="mt-1 text-14 text-ink-soft">
              {warning.source.publisher}, <cite>{warning.source.title}</cite>, {warning.source.year}
            </p>
          </Card>
        ))}
        {check.duplicates.map(({ drugs, text }) => (
          <Card as="li" key={drugs.join()}>
            <p className="text-15 font-semibold">{text}</p>
          </Card>
        ))}
      </ul>
      {check.unknown.length > 0 && (
        <p role="alert" className="text-15 font-medium text-hibiscus-ink">
          {t('unknown', { names: check.unknown.join(', ') })}
        </p>
      )}
      {check.drugs.some(({ corrected }) => corrected) && (
        <p className="text-15">
          {t('readAs', {
            names: check.drugs
              .filter(({ corrected }) => corrected)
              .map(({ typed, name }) => `${typed} → ${name}`)
              .join(', '),
          })}
        </p>
      )}
      {check.note && (
        <Card>
          <h3 className="text-15 font-bold">{t('note')}</h3>
          <p className="text-15">{check.note}</p>
        </Card>
      )}
      <p className="text-14 text-ink-soft">{t('notComplete')}</p>
    </section>
  );
}
