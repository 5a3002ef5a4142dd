import type { Setting } from '@lakou/contract/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { RateSection } from '../exchange-rates/rate-section.tsx';
import { SystemFrame } from '../operations/system-frame.tsx';
import { SettingDialog } from './setting.dialog.tsx';
import { SettingHistory } from './setting-history.tsx';
import { settingsQuery } from './system.queries.ts';
import { useSettingText } from './use-setting-text.ts';

export const clientLoader = needsWords('system', 'operations', 'errors', 'exchange-rates');

/** What may change while the server runs, and every change of it. */
export default function SettingsPage() {
  const { t } = useTranslation('system');
  return (
    <SystemFrame>
      <p className="text-15 text-ink-soft">{t('settingsHint')}</p>
      <Sections>
        <QueryState query={useQuery(settingsQuery)}>
          {(settings) => (
            <Card>
              <ul className="grid gap-4">
                {settings.map((setting) => (
                  <SettingRow key={setting.name} setting={setting} />
                ))}
              </ul>
            </Card>
          )}
        </QueryState>
        <RateSection />
        <SettingHistory />
      </Sections>
    </SystemFrame>
  );
}

function SettingRow({ setting }: { setting: Setting }) {
  const { t } = useTranslation('system');
  const text = useSettingText();
  const [isOpen, setOpen] = useState(false);
  const { name, value, usual, isChanged } = setting;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line not-first:border-t not-first:pt-4">
      <div className="min-w-0 grow basis-60">
        <h2 className="text-16 font-semibold">{t(`setting.${name}`)}</h2>
        <p className="text-14 text-ink-soft">{t(`settingHint.${name}`)}</p>
        <p className="mt-1 font-bold">{text(name, value)}</p>
        {isChanged && <p className="text-14 text-ink-soft">{t('usual', { value: text(name, usual) })}</p>}
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('changeOf', { name: t(`setting.${name}`) })}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Button>
      {isOpen && <SettingDialog setting={setting} onClose={() => setOpen(false)} />}
    </li>
  );
}
