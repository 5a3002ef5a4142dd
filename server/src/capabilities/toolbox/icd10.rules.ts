export interface OrderRow {
  readonly code: string;
  readonly description: string;
  readonly billable: boolean;
}

const LINE = /^\d{5} ([A-Z][\dA-Z]{2,6}) {1,5}([01]) (.{60}) (.+)$/;

/** `A000` is written `A00.0`. */
const withPoint = (code: string) => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code);

/**
 * The rows of the yearly order file of ICD-10-CM: number, code, whether it can be billed, a short and a long
 * description, at fixed columns. Other lines are left out.
 */
export function readOrderFile(text: string): OrderRow[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, code, billable, , description] = LINE.exec(line) ?? [];
    if (!code || !description) return [];
    return { code: withPoint(code), description: description.trim(), billable: billable === '1' };
  });
}
