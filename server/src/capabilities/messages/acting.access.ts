import { policy, type Rule, type RuleContext } from '#platform/access/policy.ts';
import { represents } from '#platform/access/representation.ts';
import { patientsOnly } from '../record-access/record-access.service.ts';
import { type ConversationScope, findConversationScope, recipient } from './messages.access.ts';

export interface ActedFor {
  readonly patientId: string;
}
interface OfTwo {
  readonly params: { readonly patientId: string; readonly userId: string };
}

/** The same question as the person would ask it. */
const asThem = <Question extends RuleContext>(question: Question, patientId: string): Question => ({
  ...question,
  actor: { ...question.actor, id: patientId },
});

const letsThem: Rule<ActedFor, { params: { patientId: string } }> = async (question) => {
  const { patientId } = question.params;
  return (await represents(question, patientId, 'messages')) ? { patientId } : undefined;
};

const isTheirConversation: Rule<ConversationScope, OfTwo> = async (question) => {
  const { patientId, userId } = question.params;
  if (!(await represents(question, patientId, 'messages'))) return undefined;
  return findConversationScope(asThem(question, patientId), userId);
};

/** Where the two have written, and the person may still write; a conversation is not begun for somebody else. */
const mayWriteThere: Rule<ConversationScope, OfTwo> = async (question) => {
  const { patientId, userId } = question.params;
  if (!(await represents(question, patientId, 'messages'))) return undefined;
  const other = await recipient(asThem(question, patientId), userId);
  return other?.conversationId ? { ...other, conversationId: other.conversationId } : undefined;
};

export const canListTheirConversations = policy('conversation:list-for', patientsOnly, { object: letsThem });
export const canReadTheirHistory = policy('message:read-for', patientsOnly, { object: isTheirConversation });
export const canSendForThem = policy('message:send-for', patientsOnly, { object: mayWriteThere });
