import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import type { Receipt } from './receipt.view.ts';
import type * as drawn from './receipt-pdf.view.ts';

const papers = inThread<typeof drawn>(new URL('./receipt-pdf.view.ts', import.meta.url));

export type { Receipt } from './receipt.view.ts';

/** A receipt as a file; it is not cached, because others may use the same phone. */
export async function receiptFile(receipt: Receipt, number: string, paidAt: Date): Promise<Servable> {
  return pdfFile(await papers('drawReceipt', receipt, paidAt), `receipt-${number}.pdf`, receipt);
}
