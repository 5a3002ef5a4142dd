import type { Passkey } from '@lakou/contract/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { AddPasskey, PasskeyList } from './passkey-list.tsx';
import { passkeysQuery } from './passkeys.queries.ts';

/** The passkeys of the account. */
export function PasskeysSection() {
  const { t } = useTranslation('passkeys');
  return (
    <Section title={t('title')}>
      <Content />
    </Section>
  );
}

function Content() {
  return (
    <QueryState query={useQuery(passkeysQuery)}>{(passkeys) => <Passkeys passkeys={passkeys} />}</QueryState>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('passkeys');
  return (
    <Card>
      <p>{t('what')}</p>
      <div className="my-4">
        {passkeys.length === 0 ? (
          <p className="text-ink-soft">{t('empty')}</p>
        ) : (
          <PasskeyList passkeys={passkeys} />
        )}
      </div>
      <AddPasskey />
    </Card>
  );
}
