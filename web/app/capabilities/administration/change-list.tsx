import type { AccountChange } from '@lakou/contract/administration';
import { ROLES } from '@lakou/contract/user.rules';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';

/** What administrators changed, newest first. */
export function ChangeList({ changes }: { changes: readonly AccountChange[] }) {
  const { t } = useTranslation('administration');
  const lang = useLanguage();
  if (changes.length === 0)
    return (
      <Card>
        <p className="text-ink-soft">{t('noChanges')}</p>
      </Card>
    );
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {changes.map((change) => (
        <li key={change.id} className="border-line p-4 not-first:border-t">
          <ChangeText change={change} />
          {change.reason && (
            <p className="text-15 wrap-anywhere">{t('reasonIs', { reason: change.reason })}</p>
          )}
          <p className="text-14 text-ink-soft">
            {[formatDateTime(lang, { at: new Date(change.at), timeZone: ownTimeZone() }, 'medium'), change.by]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ChangeText({ change: { kind, before, after } }: { change: AccountChange }) {
  const { t } = useTranslation('administration');
  const said = (value: string | null) => {
    const role = ROLES.find((one) => one === value);
    return role ? t(`roles.${role}`) : t(value === 'true' ? 'yes' : 'no');
  };
  return (
    <p className="font-semibold">
      {kind === 'role' || kind === 'profile'
        ? t(`change.${kind}`, { before: said(before), after: said(after) })
        : t(`change.${kind}`)}
    </p>
  );
}
