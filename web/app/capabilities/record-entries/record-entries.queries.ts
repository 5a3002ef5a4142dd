import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Whose record is shown, and to whom. */
export interface RecordSubject {
  readonly patientId: string;
  readonly dependentId: string | undefined;
  /** Read by a provider: what is then on the screen leaves with it. */
  readonly byProvider: boolean;
}

export const whose = ({ dependentId }: Pick<RecordSubject, 'dependentId'>) =>
  dependentId ? { dependentId } : {};

/** Everything of one record begins with it, so that a change reads all of it again. */
export const recordKey = ({ patientId, dependentId }: RecordSubject) =>
  ['record', patientId, dependentId ?? 'me'] as const;

export const entriesQuery = (subject: RecordSubject) =>
  queryOptions({
    queryKey: [...recordKey(subject), 'entries'],
    queryFn: () =>
      api('GET /api/records/:id/entries', { params: { id: subject.patientId }, query: whose(subject) }),
    ...(subject.byProvider && { gcTime: 0 }),
  });
