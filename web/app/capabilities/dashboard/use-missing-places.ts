import { useEffect, useState } from 'react';
import { isReadKept } from '../../platform/device/kept-reads.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { findMissingTexts } from '../../platform/missing-texts.ts';
import { useUser } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { useActiveProfile } from '../family/active-profile.ts';

/** These do nothing without a network. */
const ONLINE_ONLY = [
  '/app/ask-for-care',
  '/app/fund',
  '/app/images',
  '/app/payments',
  '/app/record/share',
  '/app/sponsors',
  '/app/vaccines',
];
const NONE: ReadonlySet<string> = new Set();

/** Without a network: the screens of which this device has nothing for the person shown. */
export function useMissingPlaces(): ReadonlySet<string> {
  const online = useOnline();
  const user = useUser();
  const lang = useLanguage();
  const { dependentId } = useActiveProfile();
  const [missing, setMissing] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = new Set([...ONLINE_ONLY, ...(await findMissingTexts(lang))]);
      const { readsOf } = await import('./family-reads.ts');
      for (const { place, hash } of readsOf(user, dependentId))
        if (place && !(await isReadKept(hash))) found.add(place);
      if (!isOver) setMissing(found);
    };
    if (!online) void look().catch(() => undefined);
    return () => {
      isOver = true;
      setMissing(NONE);
    };
  }, [online, user, dependentId, lang]);
  return missing;
}
