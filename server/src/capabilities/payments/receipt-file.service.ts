import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Servable } from '#platform/http/file-reply.ts';
import type { Receipt } from './receipt.view.ts';

export type { Receipt } from './receipt.view.ts';

/** A receipt as a file; it is not cached, because others may use the same phone. */
export async function receiptFile(receipt: Receipt, number: string, paidAt: Date): Promise<Servable> {
  const { drawReceipt } = await import('./receipt-pdf.view.ts'); // large, and seldom needed
  const pdf = await drawReceipt(receipt, paidAt);
  return {
    contentType: 'application/pdf',
    size: pdf.length,
    tag: createHash('sha256').update(JSON.stringify(receipt)).digest('base64url'),
    name: `receipt-${number}.pdf`,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? pdf.subarray(part.start, part.end + 1) : pdf]),
  };
}
