import Ban from 'lucide-react/icons/ban';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { CardAndMedicine, LyingOnLeftSide, RecoveryPosition, TwoTogether } from './way-pictures.tsx';

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3.5 py-3.5 text-18 font-semibold not-first:border-t not-first:border-line">
      <span className="grid h-18 w-28 shrink-0 place-items-center rounded-control bg-[#fbf8f3] text-[#182b2a]">
        {picture}
      </span>
      <span>{children}</span>
    </li>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-16 font-normal text-ink-soft">{children}</span>
);

interface OnTheWayProps {
  pregnant: boolean;
  /** The text that is being read aloud, if any is. */
  heard: string | undefined;
}

/** What to do until help is reached, as pictures with words. */
export function OnTheWay({ pregnant, heard }: OnTheWayProps) {
  const { t } = useTranslation('measurements');
  const said = (text: string) => <Spoken reading={heard}>{text}</Spoken>;
  return (
    <section className="px-4 py-6">
      <h2 className="text-22">{t('way.title')}</h2>
      <ul className="mt-1">
        {pregnant && <Step picture={<LyingOnLeftSide />}>{said(t('way.leftSide'))}</Step>}
        <Step picture={<TwoTogether />}>
          {said(t('way.notAlone'))}
          <Small>{said(t('way.notAloneHow'))}</Small>
        </Step>
        <Step picture={<CardAndMedicine />}>{said(t(pregnant ? 'way.bringPrenatal' : 'way.bring'))}</Step>
        <Step picture={<RecoveryPosition />}>
          <Small>{said(t('way.forOthers'))}</Small>
          {said(t('way.seizure'))}
          <Small>{said(t('way.seizureDont'))}</Small>
        </Step>
      </ul>
      <p className="mt-2 flex items-center gap-3 rounded-control bg-hibiscus-tint p-3.5 font-semibold">
        <Ban size={26} className="shrink-0 text-hibiscus-ink" />
        <span>
          {said(t('way.dontWait'))}
          <br />
          {said(t('way.dontTake'))}
        </span>
      </p>
    </section>
  );
}
