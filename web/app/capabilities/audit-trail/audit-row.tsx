import type { AuditLine } from '@lakou/contract/audit-trail';
import { ROLES } from '@lakou/contract/user.rules';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

interface AuditRowProps {
  line: AuditLine;
  onPerson: (id: string) => void;
}

/** Who did what about whom, and what an administrator changed by it. */
export function AuditRow({ line, onPerson }: AuditRowProps) {
  const { t } = useTranslation('audit-trail');
  const lang = useLanguage();
  const more = line.subjectCount - line.subjects.length;
  return (
    <li className="border-line p-4 not-first:border-t">
      <p className="text-14 text-ink-soft">
        {formatDateTime(lang, { at: new Date(line.at), timeZone: ownTimeZone() }, 'medium')}
        {!line.sealed && ` · ${t('notSealed')}`}
      </p>
      <p className="font-mono text-15 font-semibold wrap-anywhere">{line.action}</p>
      <p className="text-15">
        {t('by')} {line.actor ? <PersonButton person={line.actor} onPerson={onPerson} /> : t('system')}
      </p>
      {line.subjects.length > 0 && (
        <p className="text-15">
          {t('aboutWhom')}{' '}
          {line.subjects.map((person, index) => (
            <span key={person.id}>
              {index > 0 && ', '}
              <PersonButton person={person} onPerson={onPerson} />
            </span>
          ))}
          {more > 0 && ` ${t('moreSubjects', { count: more })}`}
        </p>
      )}
      {line.changes.map((change) => (
        <Change key={change.kind} change={change} />
      ))}
    </li>
  );
}

type Person = NonNullable<AuditLine['actor']>;

function PersonButton({ person, onPerson }: { person: Person; onPerson: (id: string) => void }) {
  const { t } = useTranslation('audit-trail');
  return (
    <button
      type="button"
      className="inline-flex min-h-11 cursor-pointer items-center text-sea underline underline-offset-3 wrap-anywhere"
      onClick={() => onPerson(person.id)}
    >
      {person.name ?? t('noName', { id: person.id.slice(-8) })}
    </button>
  );
}

function Change({ change: { kind, before, after, reason } }: { change: AuditLine['changes'][number] }) {
  const { t } = useTranslation('administration');
  const said = (value: string | null) => {
    const role = ROLES.find((one) => one === value);
    return role ? t(`roles.${role}`) : t(value === 'true' ? 'yes' : 'no');
  };
  return (
    <p className="mt-1 rounded-control bg-sunken px-3 py-2 text-15 wrap-anywhere">
      {kind === 'role' || kind === 'profile'
        ? t(`change.${kind}`, { before: said(before), after: said(after) })
        : t(`change.${kind}`)}
      {reason && ` ${t('reasonIs', { reason })}`}
    </p>
  );
}
