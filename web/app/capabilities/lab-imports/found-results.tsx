import type { LabCsvLineProblem, LabCsvRequest } from '@lakou/contract/lab-imports';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Section } from '../../ui/section.tsx';
import { FlagBadge } from '../labs/lab-badges.tsx';
import { useStoredLabTitle } from '../labs/lab-names.ts';
import { useValueText } from '../labs/value-row.tsx';
import { LineProblems } from './line-problems.tsx';

interface FoundResultsProps {
  found: {
    readonly lines: number;
    readonly requests: readonly LabCsvRequest[];
    readonly problems: readonly LabCsvLineProblem[];
  };
  busy: boolean;
  problem: string | undefined;
  onEnter: (requestIds: string[]) => void;
}

/** What the file holds for each request; those without a fault are chosen at first. */
export function FoundResults({ found, busy, problem, onEnter }: FoundResultsProps) {
  const { t } = useTranslation('lab-imports');
  const { requests, problems } = found;
  const right = requests.filter((request) => request.problems.length === 0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = right.filter(({ id }) => !left.has(id));
  const toggle = (id: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <>
      <Section title={t('found', { count: requests.length })}>
        {requests.length === 0 && (
          <Card>
            <p>{t('foundNothing')}</p>
          </Card>
        )}
        <ul className="grid gap-3">
          {requests.map((request) => (
            <Card as="li" key={request.id}>
              <Request
                request={request}
                isChosen={!left.has(request.id)}
                onToggle={() => toggle(request.id)}
              />
            </Card>
          ))}
        </ul>
      </Section>
      {problems.length > 0 && (
        <Section title={t('skipped')}>
          <Card>
            <LineProblems problems={problems} />
          </Card>
        </Section>
      )}
      {problem && <FormError>{problem}</FormError>}
      {right.length > 0 && (
        <Button
          block
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => onEnter(chosen.map(({ id }) => id))}
        >
          {t('enter', { count: chosen.length })}
        </Button>
      )}
    </>
  );
}

interface RequestProps {
  request: LabCsvRequest;
  isChosen: boolean;
  onToggle: () => void;
}

function Request({ request, isChosen, onToggle }: RequestProps) {
  const { t } = useTranslation('lab-imports');
  const inOwnWords = useStoredLabTitle();
  const valueText = useValueText();
  const { personName, values, comment, problems } = request;
  const title = inOwnWords(request.title);
  return (
    <div className="grid gap-2">
      {problems.length === 0 ? (
        <Checkbox
          label={<span className="font-semibold">{personName}</span>}
          description={title}
          checked={isChosen}
          onChange={onToggle}
        />
      ) : (
        <p>
          <span className="block font-semibold">{personName}</span>
          <span className="block text-15 text-ink-soft">{title}</span>
        </p>
      )}
      <ul className="grid gap-1 text-15">
        {values.map(({ line, name, known, value, unit, low, high, flag }) => (
          <li key={line} className="flex flex-wrap justify-between gap-x-3">
            <span className="wrap-anywhere">
              {known ? inOwnWords(name) : name}
              {!known && <span className="text-ink-soft"> ({t('unknownTest')})</span>}
            </span>
            <span className="tabular-nums wrap-anywhere">
              {[valueText(value, unit), (low !== null || high !== null) && `(${low ?? '…'}–${high ?? '…'})`]
                .filter(Boolean)
                .join(' ')}
            </span>
            {flag && <FlagBadge flag={flag} />}
          </li>
        ))}
      </ul>
      {comment && <p className="text-15 whitespace-pre-wrap wrap-anywhere">{comment}</p>}
      {problems.length > 0 && (
        <>
          <p className="text-15 font-semibold text-mango-ink">{t('notEntered')}</p>
          <LineProblems problems={problems} />
        </>
      )}
    </div>
  );
}
