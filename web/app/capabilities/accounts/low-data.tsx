import { formatNumber } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dataUsed } from '../../platform/data-used.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { chooseLowData, type LowDataChoice, lowDataChoice } from '../../platform/low-data.ts';
import { KeepTexts } from '../../shell/keep-texts.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

const MB = 1_000_000;

/** How much this device loads: the choice, and what was used this month. */
export function LowData() {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const [choice, setChoice] = useState(lowDataChoice);
  const choices = (['auto', 'on', 'off'] as const).map((value) => ({
    value,
    title: t(`settings.lowDataChoices.${value}`),
  }));
  function change(chosen: LowDataChoice) {
    chooseLowData(chosen);
    setChoice(chosen);
  }
  return (
    <div className="grid gap-2">
      <RadioCards<LowDataChoice>
        compact
        legend={t('settings.lowData')}
        name="low-data"
        options={choices}
        value={choice}
        onChange={change}
      />
      <p className="text-15 text-ink-soft">{t('settings.lowDataAbout')}</p>
      <KeepTexts />
      <p className="text-15">{t('settings.dataUsed', { amount: formatNumber(lang, dataUsed() / MB, 1) })}</p>
    </div>
  );
}
