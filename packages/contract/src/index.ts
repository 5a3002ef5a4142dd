import { accounts } from './accounts.ts';
import { assistant } from './assistant.ts';
import { bookings } from './bookings.ts';
import { cycle } from './cycle.ts';
import { demo } from './demo.ts';
import { devices } from './devices.ts';
import { education } from './education.ts';
import { email } from './email.ts';
import { events } from './events.ts';
import { family } from './family.ts';
import { files } from './files.ts';
import { firstAid } from './first-aid.ts';
import { humanCheck } from './human-check.ts';
import { maternity } from './maternity.ts';
import { measurements } from './measurements.ts';
import { medicines } from './medicines.ts';
import { messages } from './messages.ts';
import { myData } from './my-data.ts';
import { notifications } from './notifications.ts';
import { passkeys } from './passkeys.ts';
import { passwords } from './passwords.ts';
import { payments } from './payments.ts';
import { profiles } from './profiles.ts';
import { providerWorkspace } from './provider-workspace.ts';
import { providers } from './providers.ts';
import { questionnaires } from './questionnaires.ts';
import { scheduling } from './scheduling.ts';
import { services } from './services.ts';
import { stepUp } from './step-up.ts';
import { symptomChecker } from './symptom-checker.ts';
import { system } from './system.ts';
import { toolbox } from './toolbox.ts';
import { trackers } from './trackers.ts';
import { twoStep } from './two-step.ts';
import { verification } from './verification.ts';

/** The whole contract. The web imports it only as a type, so it ships no schema. */
export const contract = {
  ...system,
  ...accounts,
  ...demo,
  ...email,
  ...passwords,
  ...humanCheck,
  ...twoStep,
  ...passkeys,
  ...devices,
  ...stepUp,
  ...files,
  ...profiles,
  ...myData,
  ...notifications,
  ...family,
  ...services,
  ...providers,
  ...bookings,
  ...scheduling,
  ...providerWorkspace,
  ...verification,
  ...payments,
  ...messages,
  ...events,
  ...medicines,
  ...education,
  ...firstAid,
  ...cycle,
  ...maternity,
  ...trackers,
  ...measurements,
  ...symptomChecker,
  ...toolbox,
  ...questionnaires,
  ...assistant,
};
export type LakouContract = typeof contract;

export { ERRORS, type ErrorBody, type ErrorCode } from './errors.ts';
export type { Contract, Endpoint, EndpointKey, Input, Parsed, Reply, Result } from './kit.ts';
export type { Role, User } from './user.ts';
