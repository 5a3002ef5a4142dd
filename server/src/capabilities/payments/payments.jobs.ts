import type { Platform } from '#platform/platform.ts';
import { REFUNDS } from '../bookings/bookings.service.ts';
import { REFUND_INVOICE } from '../invoices/online.service.ts';
import { REFUND_PACKAGE } from '../packages/packages.service.ts';
import { CHARGE_BILL, REFUND_YEAR } from '../sponsorships/sponsorships.service.ts';
import { CHARGE, chargeBill, chargePayment } from './charges.service.ts';
import { compareNightly } from './compare.jobs.ts';
import { settleDispute } from './disputes.service.ts';
import { openPaymentServices } from './payment-services.service.ts';
import { reconcile, reconcilePayments } from './reconcile.jobs.ts';
import { refundBooking, refundPackage, refundRest, SEND_REFUND, sendRefund } from './refunds.service.ts';
import { DISPUTE, findByTransaction, MONCASH_TRANSACTION, RECONCILE } from './webhooks.service.ts';

/** Declares the queues for settling and refunding, and the reconciliation every minute. */
export function declarePaymentJobs(platform: Platform): void {
  const { jobs } = platform;
  const paymentServices = openPaymentServices(platform);
  jobs.queue<{ bookingId: string }>(REFUNDS, ({ bookingId }) =>
    refundBooking(paymentServices, paymentServices.settlementGrant(REFUNDS), bookingId),
  );
  jobs.queue<{ yearId: string }>(REFUND_YEAR, ({ yearId }) =>
    refundRest(paymentServices, paymentServices.settlementGrant(REFUND_YEAR), 'sponsorship', yearId),
  );
  jobs.queue<{ invoiceId: string }>(REFUND_INVOICE, ({ invoiceId }) =>
    refundRest(paymentServices, paymentServices.settlementGrant(REFUND_INVOICE), 'invoice', invoiceId),
  );
  jobs.queue<{ packageId: string }>(REFUND_PACKAGE, ({ packageId }) =>
    refundPackage(paymentServices, paymentServices.settlementGrant(REFUND_PACKAGE), packageId),
  );
  jobs.queue<{ refundId: string }>(SEND_REFUND, ({ refundId }) =>
    sendRefund(paymentServices, paymentServices.settlementGrant(SEND_REFUND), refundId),
  );
  jobs.queue<{ paymentId: string }>(CHARGE, ({ paymentId }) =>
    chargePayment(paymentServices, paymentServices.settlementGrant(CHARGE), paymentId),
  );
  jobs.queue<{ bookingId: string; payerId: string }>(CHARGE_BILL, (bill) =>
    chargeBill(paymentServices, paymentServices.settlementGrant(CHARGE_BILL), bill),
  );
  jobs.queue<{ paymentId: string }>(RECONCILE, ({ paymentId }) =>
    reconcile(paymentServices, paymentServices.settlementGrant(RECONCILE), paymentId),
  );
  jobs.queue<{ disputeId: string }>(DISPUTE, ({ disputeId }) =>
    settleDispute(paymentServices, paymentServices.settlementGrant(DISPUTE), disputeId),
  );
  jobs.queue<{ transactionId: string }>(MONCASH_TRANSACTION, async ({ transactionId }) => {
    const work = paymentServices.settlementGrant(MONCASH_TRANSACTION);
    const payment = await findByTransaction(paymentServices, work, transactionId);
    if (payment) await reconcile(paymentServices, work, payment.id);
  });
  // In the night of Haiti.
  jobs.recurring('compare-payments', '17 8 * * *', () => compareNightly(paymentServices));
  jobs.recurring('reconcile-payments', '* * * * *', () => reconcilePayments(paymentServices));
}
