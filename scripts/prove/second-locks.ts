const OWN_ONLY = 'the rule refuses nobody: it says that the actor’s own is meant, whatever is asked';

/** Parts of policies that no row of the access table can notice, each with what refuses all the same or why nothing must. */
export const SECOND_LOCKS: Readonly<Record<string, string>> = {
  'object of GET /api/providers/me/agenda': OWN_ONLY,
  'object of GET /api/providers/me/conflicts': OWN_ONLY,
  'object of POST /api/data/health/menstrual/log': OWN_ONLY,
  'object of GET /fhir/:type': `${OWN_ONLY}; a type that does not exist is refused by its name`,
  'object of GET /api/visit-notes': `${OWN_ONLY}; without a verified licence the list is empty`,
  'object of POST /api/features/qna/questions':
    'the rule refuses nobody: it says who may write, and the service refuses',
  'role of GET /api/data/bookings/user/:id':
    'its own policy admits every role: the name is shared with the agenda of providers',
  'object of POST /api/data/labs/imports':
    'the file names a request that no laboratory has; the same policy is noticed at the preview',
  'object of POST /api/payments/paypal/create-order':
    'what is to be paid is looked up once more for who pays; what a sponsor may pay for is in the tests of sponsorships',
  'object of POST /api/clinics/:id/shift-swaps': 'only a shift of one’s own is offered, whatever the clinic',
  'role of GET /api/data/labs/criticals': 'the rule asks for a verified licence, which only providers have',
  'object of GET /api/data/images/:id/frames/:frame':
    'a photo has no frames, and no row has a DICOM file; the same policy is noticed at the file of the image',
  'object of POST /api/chat/messages/:id/translation':
    'without a hosted model the rule finds nothing for anybody; the tests of messages have one',
};
