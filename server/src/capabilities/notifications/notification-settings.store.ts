import type { NotificationSettings } from '@lakou/contract/notifications';
import type { Grant } from '#platform/access/grant.ts';

/** The defaults: everybody has e-mail, and a text message may cost the receiver money. */
const DEFAULTS: NotificationSettings = { email: true, sms: false, push: false };

type SettingsReader = Grant<'notification-settings:read' | 'my-data:export'>;

export async function readSettings(grant: SettingsReader): Promise<NotificationSettings> {
  const [found] = await grant.db.read<NotificationSettings>(
    'select email, sms, push from notification_settings where user_id = $1',
    [grant.actor.id],
  );
  return found ?? DEFAULTS;
}

/** Changes only the given settings, so that two quick changes do not undo each other. */
export async function saveSettings(
  grant: Grant<'notification-settings:change'>,
  changes: { [K in keyof NotificationSettings]?: boolean | undefined },
): Promise<NotificationSettings> {
  const [saved] = await grant.db.query<NotificationSettings>(
    `insert into notification_settings as s (user_id, email, sms, push)
     values ($1, coalesce($2::boolean, $5), coalesce($3::boolean, $6), coalesce($4::boolean, $7))
     on conflict (user_id) do update set
       email = coalesce($2, s.email), sms = coalesce($3, s.sms), push = coalesce($4, s.push)
     returning email, sms, push`,
    [
      grant.actor.id,
      changes.email ?? null,
      changes.sms ?? null,
      changes.push ?? null,
      DEFAULTS.email,
      DEFAULTS.sms,
      DEFAULTS.push,
    ],
  );
  return saved ?? DEFAULTS;
}
