import type { TextSettings } from '@lakou/contract/text-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { NumberForm } from './number-form.tsx';
import { OwnNumber } from './own-number.tsx';
import { TextChoices } from './text-choices.tsx';
import { textSettingsQuery } from './text-messages.queries.ts';

/** A section of the account settings: the number for text messages, and what is sent to it. */
export function TextMessagesSection() {
  const { t } = useTranslation('text-messages');
  return (
    <Section title={t('title')}>
      <QueryState query={useQuery(textSettingsQuery)}>
        {(settings) => (
          <Card>
            <Content settings={settings} />
          </Card>
        )}
      </QueryState>
    </Section>
  );
}

function Content({ settings }: { settings: TextSettings }) {
  const [changing, setChanging] = useState(false);
  const { phone } = settings;
  if (!phone || changing)
    return (
      <NumberForm onDone={() => setChanging(false)} onCancel={phone ? () => setChanging(false) : undefined} />
    );
  return (
    <div className="grid gap-5">
      <OwnNumber phone={phone} stoppedAt={settings.stoppedAt} onChange={() => setChanging(true)} />
      <TextChoices settings={settings} />
    </div>
  );
}
