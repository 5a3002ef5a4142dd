import type { LucideIcon } from 'lucide-react';
import FlaskConical from 'lucide-react/icons/flask-conical';
import House from 'lucide-react/icons/house';
import Pill from 'lucide-react/icons/pill';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Three lines of a medical record. */
export function RecordSample() {
  const { t } = useTranslation('home');
  return (
    <ul className="text-15">
      <Entry Icon={House} title={t('sample.visit')} text={t('sample.nurse')} />
      <Entry Icon={FlaskConical} title={t('sample.test')} text={t('sample.testState')} />
      <Entry Icon={Pill} title={t('sample.prescription')} text={t('sample.medicine')} />
    </ul>
  );
}

function Entry({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sea-tint text-sea">
        <Icon size={20} />
      </span>
      <span>
        <b className="block font-semibold">{title}</b>
        <span className="text-ink-soft">{text}</span>
      </span>
    </li>
  );
}
