import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLetterKeys } from '#platform/letter-keys.ts';
import { useKeys } from '#platform/use-keys.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Switch } from '../../ui/switch.tsx';
import { addressOf, stepsOf, type View } from './agenda-address.ts';

interface AgendaKeysProps {
  view: View;
  day: string;
  today: string;
  onNew: () => void;
}

/** Day, week, month, today, a new entry and the arrows by one key each; who wants none switches the letters off. */
export function AgendaKeys({ view, day, today, onNew }: AgendaKeysProps) {
  const { t } = useTranslation('provider-workspace');
  const navigate = useNavigate();
  const [isOn, choose] = useLetterKeys();
  const show = (to: View, at = day) => void navigate(addressOf(to, at), { replace: true });
  const { back, on } = stepsOf(view, day, today);
  useKeys({
    d: () => show('day'),
    w: () => show('week'),
    m: () => show('month'),
    t: () => show(view, today),
    n: onNew,
    arrowleft: () => show(view, back),
    arrowright: () => show(view, on),
  });
  return (
    <div className="max-w-140 max-lg:hidden">
      <Disclosure title={t('keys.title')}>
        <p className="text-15 text-ink-soft">{t('keys.text')}</p>
        <Switch label={t('keys.on')} checked={isOn} onChange={({ target }) => choose(target.checked)} />
      </Disclosure>
    </div>
  );
}
