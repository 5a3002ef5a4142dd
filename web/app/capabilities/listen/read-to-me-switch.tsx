import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Switch } from '../../ui/switch.tsx';
import { chooseReadToMe, readsToMe } from './read-to-me.ts';

/** Whether danger answers and first aid speak by themselves; saved on this device. */
export function ReadToMe() {
  const { t } = useTranslation('listen');
  const [on, setOn] = useState(readsToMe);
  function change(chosen: boolean) {
    chooseReadToMe(chosen);
    setOn(chosen);
  }
  return (
    <Switch
      label={t('readToMe')}
      description={t('readToMeAbout')}
      checked={on}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
