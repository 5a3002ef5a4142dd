import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLowData } from '../platform/low-data.ts';
import { Button } from './button.tsx';

interface OnRequestProps {
  /** The words of the button. */
  ask: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** In low-data mode a button in place of the content, until it is pressed. */
export function OnRequest({ ask, icon, children }: OnRequestProps) {
  const waits = useLowData();
  const [asked, setAsked] = useState(false);
  if (!waits || asked) return children;
  return (
    <div className="grid size-full place-items-center bg-sunken p-4">
      <Button variant="secondary" icon={icon} onClick={() => setAsked(true)}>
        {ask}
      </Button>
    </div>
  );
}
