import type { InCare } from './toolbox.queries.ts';

export const TOOLS = ['interactions', 'codes', 'questionnaires'] as const;
type Tool = (typeof TOOLS)[number];

const PATH = '/app/toolbox';

/** For whom the toolbox is open, as its address says; undefined for nobody in particular. */
export function whomOf(params: URLSearchParams): InCare | undefined {
  const patientId = params.get('patient');
  return patientId ? { patientId, dependentId: params.get('dependent') ?? undefined } : undefined;
}

/** The end of an address that says for whom. */
export function searchFor(whom: InCare | undefined, more: Record<string, string> = {}): string {
  const { patientId, dependentId } = whom ?? {};
  const said = new URLSearchParams({
    ...more,
    ...(patientId && { patient: patientId }),
    ...(dependentId && { dependent: dependentId }),
  }).toString();
  return said && `?${said}`;
}

export const toolboxAddress = (tool: Tool, whom: InCare | undefined): string =>
  PATH + searchFor(whom, tool === 'interactions' ? {} : { tool });

/** What is carried over into the toolbox: beside the address, which a history keeps and others may see. */
export interface CarriedOver {
  /** What codes are searched for. */
  readonly words?: string;
  /** Medicines beside those of the record. */
  readonly drugs?: readonly string[];
}

/** What a link carried over, from what the router kept of it. */
export const carriedOver = (state: unknown): CarriedOver =>
  typeof state === 'object' && state !== null ? (state as CarriedOver) : {};
