import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';
import { TextLink } from './text-link.tsx';

/** The way back to the page that this one belongs to. */
export function BackLink({ children, ...link }: Omit<ComponentProps<typeof TextLink>, 'inline'>) {
  return (
    <TextLink {...link}>
      <ArrowLeft size={18} />
      {children}
    </TextLink>
  );
}
