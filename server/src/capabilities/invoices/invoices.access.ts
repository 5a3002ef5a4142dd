import {
  type ById,
  clinicManagers,
  isOwnClinic,
  policy,
  type Rule,
  staffWith,
} from '#platform/access/policy.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { isInvoiceOf } from './invoices.store.ts';
import { type AddresseeScope, isInvoiceTo } from './my-invoices.store.ts';
import { findStatementOwner } from './statements.store.ts';

const desk = staffWith('Admin', 'Scheduler');

export interface InvoiceScope {
  readonly clinicId: string;
  readonly invoiceId: string;
}
const isOwn: Rule<InvoiceScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const invoiceId = question.params.id;
  return clinicId && (await isInvoiceOf(question, clinicId, invoiceId)) ? { clinicId, invoiceId } : undefined;
};

const isAddressee: Rule<AddresseeScope, ById> = async (question) =>
  (await isInvoiceTo(question, question.params.id))
    ? { invoiceId: question.params.id, patientId: question.actor.id }
    : undefined;

export interface StatementScope {
  readonly clinicId: string;
  readonly linkId: string;
  /** The account that invoices were addressed to. */
  readonly patientId: string | null;
}
const isOwnPatient: Rule<StatementScope, ById> = async (question) => {
  const { clinicId } = question.actor;
  const found = clinicId && (await findStatementOwner(question, clinicId, question.params.id));
  return found ? { clinicId, linkId: question.params.id, ...found } : undefined;
};

export const canListInvoices = policy('invoices:list', desk, { object: isOwnClinic });
export const canExportInvoices = policy('invoices:export', clinicManagers, { object: isOwnClinic });
export const canWriteInvoice = policy('invoice:write', desk, { object: isOwnClinic });
export const canSumInvoices = policy('invoices:sum', desk, { object: isOwnClinic });
export const canListVisits = policy('invoices:visits', desk, { object: isOwnClinic });
export const canReadInvoice = policy('invoice:read', desk, { object: isOwn });
export const canReadStatement = policy('patient-statement:read', desk, { object: isOwnPatient });
export const canTakeCash = policy('invoice:cash', desk, { object: isOwn });
/** Not by who takes the cash alone: a note that takes an invoice back also gives money back. */
export const canCredit = policy('invoice:credit', clinicManagers, { object: isOwn });
export const canCloseCash = policy('cash:close', desk, { object: isOwnClinic });
export const canListMyInvoices = policy('my-invoices:list', patientsOnly);
export const canReadMyInvoice = policy('my-invoice:read', patientsOnly, { object: isAddressee });
