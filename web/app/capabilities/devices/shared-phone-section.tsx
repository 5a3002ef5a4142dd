import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { forgetPerson } from '../../platform/device/people.ts';
import { useRemembered } from '../../platform/device/use-remembered.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { SetPinDialog } from './set-pin.dialog.tsx';

/** A phone that several people use: a PIN keeps one's own part of it, closed to the others. */
export function SharedPhoneSection() {
  const { t } = useTranslation('devices');
  const { id } = useUser();
  const isOn = useRemembered(id);
  const [asking, setAsking] = useState(false);
  async function forget() {
    await forgetPerson(id);
    toast.success(t('shared.forgotten'));
  }
  return (
    <Section title={t('shared.title')}>
      <Card>
        <p>{t(isOn ? 'shared.on' : 'shared.about')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t(isOn ? 'shared.change' : 'shared.set')}
          </Button>
          {isOn && (
            <Button variant="ghost" onClick={() => void forget()}>
              {t('shared.forget')}
            </Button>
          )}
        </div>
        {asking && <SetPinDialog onClose={() => setAsking(false)} />}
      </Card>
    </Section>
  );
}
