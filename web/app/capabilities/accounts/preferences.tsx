import { LANGUAGES, type Language, languageNames } from '@lakou/i18n';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { SYSTEMS, type System, systemOf } from '#platform/units/systems.ts';
import { useUnits } from '#platform/units/use-units.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { chooseTheme, chosenTheme, type Theme } from '../../platform/theme.ts';
import { useChooseLanguage } from '../../shell/choose-language.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { ReadToMe } from '../listen/read-to-me-switch.tsx';
import { LowData } from './low-data.tsx';

const languages = LANGUAGES.map((value) => ({ value, title: languageNames[value] }));

/** The language, saved in the account; the colours, the units, the data to load and the voice, saved on this device. */
export function Preferences() {
  const { t } = useTranslation('accounts');
  const lang = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [theme, setTheme] = useState(chosenTheme);
  const [units, chooseUnits] = useUnits();
  const systems = (['metric', 'imperial'] as const).map((value) => ({
    value,
    title: t(`settings.systems.${value}`),
  }));
  const themes = [
    { value: 'system', icon: Monitor, title: t('settings.system') },
    { value: 'light', icon: Sun, title: t('settings.light') },
    { value: 'dark', icon: Moon, title: t('settings.dark') },
  ] as const;
  function changeTheme(chosen: Theme) {
    chooseTheme(chosen);
    setTheme(chosen);
  }
  return (
    <>
      <RadioCards<Language>
        legend={t('settings.language')}
        name="language"
        options={languages}
        value={lang}
        onChange={chooseLanguage}
      />
      <RadioCards<Theme>
        compact
        legend={t('settings.appearance')}
        name="theme"
        options={themes}
        value={theme}
        onChange={changeTheme}
      />
      <RadioCards<System>
        compact
        legend={t('settings.units')}
        name="units"
        options={systems}
        value={systemOf(units)}
        onChange={(system) => chooseUnits(SYSTEMS[system])}
      />
      <LowData />
      <ReadToMe />
    </>
  );
}
