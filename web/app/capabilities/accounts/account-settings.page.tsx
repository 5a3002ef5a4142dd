import { LANGUAGES, type Language, languageNames } from '@lakou/i18n';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { chooseTheme, chosenTheme, type Theme } from '../../platform/theme.ts';
import { useChooseLanguage } from '../../shell/choose-language.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Section, Sections } from '../../ui/section.tsx';

export const clientLoader = needsWords('accounts');

const languages = LANGUAGES.map((value) => ({ value, title: languageNames[value] }));

export default function AccountSettings() {
  const { t } = useTranslation('accounts');
  const { name, email, role } = useUser();
  const lang = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [theme, setTheme] = useState(chosenTheme);
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
      <title>{t('settings.title')}</title>
      <div className="max-w-140">
        <Sections>
          <PageTitle>{t('settings.title')}</PageTitle>
          <Section title={t('settings.account')}>
            <Card>
              <dl className="grid gap-3">
                <Detail term={t('fullName')}>{name}</Detail>
                <Detail term={t('email')}>{email}</Detail>
                <Detail term={t('settings.role')}>{t(`roles.${role}`)}</Detail>
              </dl>
            </Card>
          </Section>
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
        </Sections>
      </div>
    </>
  );
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
