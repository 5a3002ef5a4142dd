import type { ComponentProps, ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { SegmentedLinks } from './segmented-links.tsx';

interface TabbedPageProps {
  title: string;
  links: ComponentProps<typeof SegmentedLinks>['links'];
  children: ReactNode;
}

/** The frame of sibling pages under one title: each of them is a tab with its own address. */
export function TabbedPage({ title, links, children }: TabbedPageProps) {
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <PageTitle>{title}</PageTitle>
      <SegmentedLinks label={title} links={links} />
      {children}
    </div>
  );
}
