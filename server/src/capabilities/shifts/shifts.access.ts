import {
  type ById,
  clinicStaff,
  isOwnClinic,
  policy,
  type Rule,
  staffWith,
} from '#platform/access/policy.ts';
import { findShiftOf, findTemplateOf } from './shift-scope.store.ts';

/** Shifts are planned by those who run the clinic and its schedulers. */
const planners = staffWith('Admin', 'Scheduler');

/** The shift in the path is one of the clinic that the actor works for. */
const isOwnShift: Rule<{ clinicId: string; shiftId: string }, ById> = async (question) => {
  const { clinicId } = question.actor;
  if (!clinicId || !(await findShiftOf(question, clinicId, question.params.id))) return undefined;
  return { clinicId, shiftId: question.params.id };
};

const isOwnTemplate: Rule<{ clinicId: string; templateId: string }, ById> = async (question) => {
  const { clinicId } = question.actor;
  if (!clinicId || !(await findTemplateOf(question, clinicId, question.params.id))) return undefined;
  return { clinicId, templateId: question.params.id };
};

export const canListShifts = policy('shifts:list', clinicStaff, { object: isOwnClinic });
export const canPlanShifts = policy('shifts:plan', planners, { object: isOwnClinic });
export const canDeleteShift = policy('shift:delete', planners, { object: isOwnShift });
export const canListNeeds = policy('shift-needs:list', planners, { object: isOwnClinic });
export const canChangeNeeds = policy('shift-needs:change', planners, { object: isOwnClinic });
export const canListTemplates = policy('shift-templates:list', planners, { object: isOwnClinic });
export const canAddTemplate = policy('shift-template:add', planners, { object: isOwnClinic });
export const canDeleteTemplate = policy('shift-template:delete', planners, { object: isOwnTemplate });
