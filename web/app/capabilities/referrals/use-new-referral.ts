import type { Attachable, Referral } from '@lakou/contract/referrals';
import type { ReferralPriority } from '@lakou/contract/referrals.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import type { Destination } from './facility-field.tsx';
import { rememberReferral } from './referrals.queries.ts';

export interface Person {
  readonly patientId: string;
  readonly dependentId?: string;
  readonly name: string;
}

export interface NewReferralValues {
  readonly person: Person | undefined;
  readonly destination: Destination | undefined;
  readonly reason: string;
  readonly symptoms: string;
  readonly diagnosis: string;
  readonly priority: ReferralPriority;
  readonly attachments: readonly Attachable[];
}

const BLANK: NewReferralValues = {
  person: undefined,
  destination: undefined,
  reason: '',
  symptoms: '',
  diagnosis: '',
  priority: 'routine',
  attachments: [],
};

function sentOf({ person, destination, reason, symptoms, diagnosis, ...rest }: NewReferralValues) {
  if (!person || !destination || !reason.trim()) return undefined;
  const { patientId, dependentId } = person;
  return {
    patientId,
    ...(dependentId && { dependentId }),
    destinationFacilityId: destination.id,
    destinationFacilityName: destination.name,
    reason,
    symptoms,
    diagnosis,
    priority: rest.priority,
    attachments: rest.attachments.map(({ id, kind, title }) => ({ id, kind, title })),
  };
}

/** The values of the form, what is missing, and sending it; `send` resolves to what was created. */
export function useNewReferral(first: Person | undefined) {
  const { t } = useTranslation('referrals');
  const queries = useQueryClient();
  const [values, setValues] = useState<NewReferralValues>({ ...BLANK, person: first });
  const [tried, setTried] = useState(false);
  const creating = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof sentOf>>) => api('POST /api/data/referrals', { body }),
  });
  const change = (part: Partial<NewReferralValues>) => {
    if (creating.isError) creating.reset();
    setValues((now) => ({ ...now, ...part }));
  };
  async function send(): Promise<Referral | undefined> {
    setTried(true);
    const body = sentOf(values);
    if (!body) return undefined;
    const created = await creating.mutateAsync(body).catch(() => undefined);
    if (created) await rememberReferral(queries, created);
    return created;
  }
  const { error } = creating;
  const isUnknownPatient = error instanceof ApiError && error.status === 404;
  return {
    values,
    change,
    send,
    busy: creating.isPending,
    problem: error && !isUnknownPatient ? t('form.failed') : undefined,
    faults: {
      person: (tried && !values.person) || isUnknownPatient ? t('form.invalidPatient') : undefined,
      destination: tried && !values.destination ? t('form.facilityMissing') : undefined,
      reason: tried && !values.reason.trim() ? t('form.reasonMissing') : undefined,
    },
  };
}
