import type { ClinicRole } from '@lakou/contract/profiles.rules';
import type dashboard from '../../../packages/i18n/locales/en/dashboard.json';
import type shell from '../../../packages/i18n/locales/en/shell.json';
import type { Namespace } from '../platform/language/namespaces.ts';
import type { GuardedArea, RoleArea } from './areas.ts';

// Read by Node when the app is built (routes.ts, scripts/manifests.ts), never by the browser: data and types only.

/**
 * The four public areas have addresses under the language; all others are under /app. `shared` is for every role,
 * `article` is the frame of the pages that the server writes.
 */
type ScreenArea = GuardedArea | 'shared' | 'site' | 'article' | 'auth' | 'public';

export interface Screen {
  readonly area: ScreenArea;
  /** Below /app or the language; empty for the first page. */
  readonly path: string;
  /** Relative to the folder of the capability. */
  readonly file: string;
  readonly children?: readonly Pick<Screen, 'path' | 'file'>[];
  /** Not stored on the device, because it is of no use without a network. */
  readonly onlineOnly?: true;
}

type PlaceName = keyof typeof shell.place;
export type GroupName = keyof typeof shell.group;

/** A link of the navigation. */
export interface NavigationEntry {
  readonly areas: readonly RoleArea[];
  /** Its text is `place.<name>` in shell.json. */
  readonly name: PlaceName;
  readonly to: string;
  /** Where pages that belong to it begin, beside those below its own address. */
  readonly covers?: readonly string[];
  /** The name of a Lucide icon, such as `calendar-days`. */
  readonly icon: string;
  /**
   * Tabs are for phones, the rail is for desktops; what has no room there is under More, and `more` is always there where
   * the rail is full. The menu is the one of the signed-in person.
   */
  readonly in: readonly ('tabs' | 'rail' | 'more' | 'menu')[];
  /** The heading of the rail above it: `group.<group>` in shell.json. */
  readonly group?: GroupName;
  readonly order: number;
  readonly femaleOnly?: true;
  /** Only for these staff of a clinic and its administrators; an empty list is for who registered it, beside providers. */
  readonly clinicRoles?: readonly ClinicRole[];
}

/** A tool in the health hub of a patient's home page. */
export interface HubTile {
  /** Its texts are `hub.<name>` in dashboard.json. */
  readonly name: Exclude<keyof typeof dashboard.hub, 'groups' | 'title'>;
  readonly group: keyof typeof dashboard.hub.groups;
  readonly to: string;
  readonly icon: string;
  readonly order: number;
  readonly femaleOnly?: true;
}

/** What /app shows to one role below the greeting. */
interface HomeScreen {
  readonly area: RoleArea;
  readonly file: string;
  readonly component: string;
  readonly words: readonly Namespace[];
}

/** What a capability adds to the web app. */
export interface Manifest {
  readonly screens?: readonly Screen[];
  readonly navigation?: readonly NavigationEntry[];
  readonly tiles?: readonly HubTile[];
  readonly home?: HomeScreen;
  /** Every namespace of texts that its screens use. */
  readonly words: readonly Namespace[];
}
