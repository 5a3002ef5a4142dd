import type { User } from '@lakou/contract';
import type { Language } from '@lakou/i18n';
import { useEffect, useState } from 'react';
import { useActiveProfileId } from './active-profile-id.ts';
import { useLanguage } from './language/language.tsx';
import { useUser } from './session.ts';
import { useOnline } from './use-online.ts';

interface Asked {
  readonly user: User;
  /** The person of the family who is shown, where it is not the account's own. */
  readonly dependentId: string | undefined;
  readonly lang: Language;
}
type Find = (asked: Asked) => Promise<ReadonlySet<string>>;
let load: (() => Promise<{ findMissingPlaces: Find }>) | undefined;

/** Sets what knows the screens. The root calls it, because neither platform nor shell imports a capability. */
export function setMissingPlaces(loads: NonNullable<typeof load>): void {
  load = loads;
}

const NONE: ReadonlySet<string> = new Set();

/** Without a network: the screens of a patient of which this device has nothing for the person shown. */
export function useMissingPlaces(): ReadonlySet<string> {
  const online = useOnline();
  const user = useUser();
  const lang = useLanguage();
  const chosen = useActiveProfileId(user.id);
  const dependentId = user.dependents?.find(({ id }) => id === chosen)?.id;
  const [missing, setMissing] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const module = await load?.();
      const found = await module?.findMissingPlaces({ user, dependentId, lang });
      if (found && !isOver) setMissing(found);
    };
    if (!online && user.role === 'PATIENT') void look().catch(() => undefined);
    return () => {
      isOver = true;
      setMissing(NONE);
    };
  }, [online, user, dependentId, lang]);
  return missing;
}
