import type { QuestionnaireId } from '@lakou/contract/questionnaires.rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Select } from '../../ui/select.tsx';
import { treatedQuery } from './toolbox.queries.ts';
import { whomOf } from './toolbox-address.ts';

interface KeepResultProps {
  questionnaire: QuestionnaireId;
  answers: number[];
  educationYears: number | null;
  onKept: () => void;
}

/** Keeps the answers in the record of a patient whom the provider treats. */
export function KeepResult({ questionnaire, answers, educationYears, onKept }: KeepResultProps) {
  const { t } = useTranslation('toolbox');
  const errorText = useErrorText();
  const { id: providerId } = useUser();
  // Opened from a chart, it says whose.
  const whom = whomOf(useSearchParams()[0]);
  const treated = useQuery(treatedQuery(providerId));
  const [chosen, setChosen] = useState(whom?.dependentId ?? whom?.patientId ?? '');
  const [newId] = useState(() => crypto.randomUUID());
  const chosenOne = treated.data?.find(({ key }) => key === chosen);
  const keep = useMutation({
    mutationFn: ({ patientId, dependentId }: { patientId: string; dependentId: string | null }) =>
      api('POST /api/data/health/questionnaires/:id', {
        params: { id: patientId },
        body: { id: newId, questionnaire, answers, educationYears, ...(dependentId && { dependentId }) },
      }),
    onSuccess: onKept,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosenOne) keep.mutate(chosenOne);
  };
  return (
    <QueryState query={treated} skeleton={null} failed={t('patientsFailed')}>
      {(people) => (
        <Card>
          <form onSubmit={submit} className="grid gap-3">
            <Select
              label={t('forWhom')}
              empty={t('choosePatient')}
              value={chosen}
              disabled={keep.isSuccess}
              onChange={({ target }) => setChosen(target.value)}
            >
              {people.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
            {keep.error && <FormError>{errorText(keep.error)}</FormError>}
            {keep.isSuccess && chosenOne ? (
              <p role="status">
                <Badge tone="leaf" icon={Check}>
                  {t('kept', { name: chosenOne.name })}
                </Badge>
              </p>
            ) : (
              <Button type="submit" disabled={!chosenOne} busy={keep.isPending}>
                {t('keep')}
              </Button>
            )}
          </form>
        </Card>
      )}
    </QueryState>
  );
}
