import { LANGUAGES } from '@lakou/i18n';
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

// Static language prefixes: a `/:lang` parameter would swallow every unknown path.
const publicPages = LANGUAGES.flatMap((lang) => {
  const id = (name: string) => ({ id: `${lang}-${name}` });
  return prefix(lang, [
    layout('capabilities/site/site.layout.tsx', id('site'), [
      index('capabilities/site/home.page.tsx', id('home')),
      route('how-it-works', 'capabilities/site/how-it-works.page.tsx', id('how-it-works')),
      route('about', 'capabilities/site/about.page.tsx', id('about')),
      route('terms', 'capabilities/site/terms.page.tsx', id('terms')),
      route('privacy', 'capabilities/site/privacy.page.tsx', id('privacy')),
      route('not-found', 'capabilities/site/not-found.page.tsx', id('not-found')),
    ]),
    route('providers/:id', 'capabilities/providers/public-provider.page.tsx', id('provider')),
    layout('capabilities/accounts/auth.layout.tsx', id('auth'), [
      route('sign-in', 'capabilities/accounts/sign-in.page.tsx', id('sign-in')),
      route('register', 'capabilities/accounts/register.page.tsx', id('register')),
      route('forgot-password', 'capabilities/passwords/forgot-password.page.tsx', id('forgot-password')),
      route('undo-email', 'capabilities/email/undo-email.page.tsx', id('undo-email')),
      route('reset-password', 'capabilities/passwords/reset-password.page.tsx', id('reset-password')),
    ]),
  ]);
});

const styleguide =
  process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'ui/styleguide/styleguide.page.tsx')];

export default [
  ...publicPages,
  route('app', 'shell/app.layout.tsx', [
    index('capabilities/dashboard/dashboard.page.tsx'),
    route('complete-profile', 'capabilities/profiles/complete-profile.page.tsx'),
    route('personal-info', 'capabilities/profiles/personal-info.page.tsx'),
    route('edit-profile', 'capabilities/profiles/edit-profile.page.tsx'),
    route('account-settings', 'capabilities/accounts/account-settings.page.tsx'),
    route('notifications', 'capabilities/notifications/notifications.page.tsx'),
    route('book/:providerId', 'capabilities/bookings/book.page.tsx'),
    route('visits', 'capabilities/bookings/bookings.page.tsx'),
    route('visits/:id', 'capabilities/booking-overview/booking.page.tsx'),
    route('pay/moncash', 'capabilities/payments/moncash-return.page.tsx'),
    route('pay/:bookingId', 'capabilities/payments/pay.page.tsx'),
    route('payments', 'capabilities/payments/payments.page.tsx'),
    route('find-care', 'capabilities/providers/find-care.page.tsx'),
    route('providers/:id', 'capabilities/providers/provider.page.tsx'),
    route('messages', 'capabilities/messages/messages.page.tsx', [
      route(':userId', 'capabilities/messages/conversation.page.tsx'),
    ]),
    route('agenda', 'capabilities/provider-workspace/agenda.page.tsx'),
    route('availability', 'capabilities/provider-workspace/availability.page.tsx'),
    route('patients', 'capabilities/provider-workspace/patients.page.tsx'),
    route('patients/:id', 'capabilities/provider-workspace/patient.page.tsx'),
    route('patients/:id/health', 'capabilities/trackers/patient-trackers.page.tsx'),
    route('earnings', 'capabilities/provider-workspace/earnings.page.tsx'),
    route('symptom-checker', 'capabilities/symptom-checker/symptom-checker.page.tsx'),
    route('cycle', 'capabilities/cycle/cycle.page.tsx'),
    route('maternity', 'capabilities/maternity/maternity.page.tsx'),
    route('first-aid', 'capabilities/first-aid/first-aid.page.tsx'),
    route('first-aid/kit', 'capabilities/first-aid/kit.page.tsx'),
    route('first-aid/:slug', 'capabilities/first-aid/topic.page.tsx'),
    route('education', 'capabilities/education/education.page.tsx'),
    route('education/:slug', 'capabilities/education/content.page.tsx'),
    route('medicines', 'capabilities/medicines/medicines.page.tsx'),
    route('medicines/:id', 'capabilities/medicines/medicine.page.tsx'),
    route('calculators', 'capabilities/calculators/calculators.page.tsx'),
    route('activity', 'capabilities/trackers/activity.page.tsx'),
    route('symptoms', 'capabilities/trackers/symptoms.page.tsx'),
    route('vitals', 'capabilities/trackers/vitals.page.tsx'),
    route('heart', 'capabilities/trackers/heart.page.tsx'),
    route('*', 'shell/unknown.page.tsx'),
  ]),
  ...styleguide,
] satisfies RouteConfig;
