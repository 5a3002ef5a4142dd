/** What a representative does beside the record. Agreeing to act for somebody changes nothing in it. */
const FOR_ANOTHER = {
  'conversation:list-for': 'messages',
  'message:read-for': 'messages',
  'message:send-for': 'wrote',
  'represented:bills': 'bills',
  'representative:paid': 'paid',
  'representative:accept': 'agreed',
  'representative:end': 'stopped',
} as const;
type Deed = 'listed' | 'read' | 'changed' | 'emergency' | 'connected' | 'ended';

/** What somebody did, in the words of the person whose record it is. */
export function deedOf(action: string): Deed | (typeof FOR_ANOTHER)[keyof typeof FOR_ANOTHER] {
  if (action in FOR_ANOTHER) return FOR_ANOTHER[action as keyof typeof FOR_ANOTHER];
  if (action === 'record:break-glass') return 'emergency';
  if (action === 'app:connect') return 'connected';
  if (action === 'app:misuse' || action === 'app:give-back') return 'ended';
  if (/^(?:patients|provider-patients|represented):list$/.test(action)) return 'listed';
  return /:(?:read|list|list-own|export|print|listen|look|match)$/.test(action) ? 'read' : 'changed';
}
