import type { Refusal } from '../errors.ts';

// https://hl7.org/fhir/R4/valueset-issue-type.html
const ISSUE_TYPES: Readonly<Record<number, string>> = {
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  406: 'not-supported',
  409: 'conflict',
  429: 'throttled',
  503: 'transient',
};

/** A refusal as programs that know FHIR expect it; our own code stands beside the words. */
export const operationOutcome = ({ status, code, message, fields = [] }: Refusal) => ({
  resourceType: 'OperationOutcome',
  issue: [
    {
      severity: 'error',
      code: ISSUE_TYPES[status] ?? (status >= 500 ? 'exception' : 'invalid'),
      details: { coding: [{ code }], text: message },
      ...(fields.length > 0 && { expression: fields.map(({ path }) => path) }),
    },
  ],
});
