import { inflateSync } from 'node:zlib';
import { ROLES } from '@lakou/contract/user.rules';
import { describe, expect, test } from 'vitest';
import { printable } from '#platform/printable.ts';
import { paymentTest } from '#test/payments.ts';

const pay = paymentTest();

/** The text of a PDF: the strings on its pages, in the order they are drawn. */
function textOf(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    try {
      const content = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
      for (const [, hex = ''] of content.matchAll(/<([0-9a-f]+)>/g))
        parts.push(Buffer.from(hex, 'hex').toString('latin1'));
    } catch {} // not a page
  }
  return parts.join('').replaceAll('\u0092', '’');
}

async function receipt(language: string) {
  const nadege = await pay.somebody();
  await pay.lakou.db.query(
    "update app_users set preferred_language = $2, name = 'Nadège Étienne' where id = $1",
    [nadege.id, language],
  );
  const booking = await pay.booking(nadege);
  await pay.capture(nadege, await pay.order(nadege, booking));
  const [payment] = (await pay.send('GET /api/payments/history', nadege)).json();
  const reply = await pay.send(`GET ${payment.receiptUrl}`, nadege);
  return { nadege, payment, reply, text: textOf(reply.rawPayload) };
}

describe('PAY-5 a receipt', () => {
  test.each([
    [
      'en',
      [
        'Receipt',
        'Paid by',
        'Nadège Étienne',
        'Consultation',
        '55.00\u00a0US dollars',
        'Practice payment: no real money',
      ],
    ],
    [
      'fr',
      [
        'Reçu',
        'Payé par',
        'Nadège Étienne',
        '55,00\u00a0dollars américains',
        'Paiement d’essai\u00a0: aucun argent',
      ],
    ],
    ['ht', ['Resi', 'Moun ki peye', 'Nadège Étienne', '55,00\u00a0dola ameriken', 'pa gen vrè lajan']],
  ])('is a PDF in the payer’s language: %s', async (language, words) => {
    const { reply, text, payment } = await receipt(language);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${payment.receiptNumber}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(payment.receiptNumber);
    expect(text).not.toContain(payment.id);
  });

  test('has a number to read aloud: of its year, its own, the same for good', async () => {
    const numbers = new Set<string>();
    const year = pay.clock.now().getUTCFullYear();
    for (let paid = 0; paid < 3; paid++) {
      const { nadege, payment } = await receipt('en');
      expect(payment.receiptNumber).toMatch(new RegExp(`^LK-${year}-\\d{4}-\\d{4}$`));
      numbers.add(payment.receiptNumber);
      const admin = await pay.somebody('ADMIN');
      const returned = await pay.send(`POST /api/payments/${payment.id}/refund`, admin, {});
      expect(returned.json()).toMatchObject({ status: 'refunded', receiptNumber: payment.receiptNumber });
      const [again] = (await pay.send('GET /api/payments/history', nadege)).json();
      expect(again.receiptNumber).toBe(payment.receiptNumber);
    }
    expect(numbers.size).toBe(3);
  });

  test('has none before it is paid', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    await pay.choose(order, 'decline');
    await pay.capture(nadege, order);
    const [failed] = (await pay.send(`GET /api/payments/history?bookingId=${booking}`, nadege)).json();
    expect(failed).toMatchObject({ status: 'failed', receiptNumber: null, receiptUrl: null });
  });

  test('is found by its visit, among one’s own alone', async () => {
    const { nadege, payment } = await receipt('en');
    await pay.booking(nadege);
    const other = await pay.booking(nadege);
    await pay.capture(nadege, await pay.order(nadege, other));
    const of = async (who: typeof nadege, booking: string) =>
      (await pay.send(`GET /api/payments/history?bookingId=${booking}`, who)).json();
    expect(await of(nadege, payment.bookingId)).toEqual([payment]);
    expect(await of(await pay.somebody(), payment.bookingId)).toEqual([]);
  });

  test('attack: nobody else gets it, nor one of an unpaid order', async () => {
    const { payment } = await receipt('en');
    for (const role of ROLES) {
      const other = await pay.somebody(role);
      expect((await pay.send(`GET ${payment.receiptUrl}`, other)).statusCode).toBe(404);
    }
    expect((await pay.send(`GET ${payment.receiptUrl}`)).statusCode).toBe(401);
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    await pay.order(nadege, booking);
    const [open] = await pay.lakou.db.query<{ id: string }>('select id from payments where payable_id = $1', [
      booking,
    ]);
    expect((await pay.send(`GET /api/payments/${open?.id}/receipt`, nadege)).statusCode).toBe(404);
  });

  test('every letter of ours is printed; from elsewhere the letter without its sign; narrow spaces are plain ones', () => {
    expect(printable('55,00\u202f$')).toBe('55,00\u00a0$');
    expect(printable('Nadège’s œuvre — « Kòve » ÀÈÒ 5 €…')).toBe('Nadège’s œuvre — « Kòve » ÀÈÒ 5 €…');
    expect(printable('Şule Ćosić 李')).toBe('Sule Cosic ?');
  });
});
