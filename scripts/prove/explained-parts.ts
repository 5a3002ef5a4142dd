const OWN_ONLY = 'the rule refuses nobody: it says that the actor’s own is meant, whatever is asked';

/** Parts of policies that no row of the access table can notice, each with what refuses all the same or why nothing must. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  'object of GET /api/providers/me/agenda': OWN_ONLY,
  'object of GET /api/providers/me/conflicts': OWN_ONLY,
  'object of POST /api/data/health/menstrual/log': OWN_ONLY,
  'object of GET /fhir/:type': `${OWN_ONLY}; a type that does not exist is refused by its name`,
  'object of GET /api/visit-notes': `${OWN_ONLY}; without a verified licence the list is empty`,
  'object of POST /api/features/qna/questions':
    'the rule refuses nobody: it says who may write, and the service refuses',
  'role of GET /api/data/bookings/user/:id':
    'its own policy admits every role: the name is shared with the agenda of providers',
  'role of GET /api/data/labs/criticals': 'the rule asks for a verified licence, which only providers have',
  'object of POST /api/chat/messages/:id/translation':
    'without a hosted model the rule finds nothing for anybody; the tests of messages have one',
};
