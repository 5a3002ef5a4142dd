import { Outlet } from 'react-router';
import type { PageHandle } from '../../platform/page-handle.ts';
import stylesheet from './article.css?url';
import { SiteFrame } from './site-frame.tsx';

export const handle: PageHandle = { static: true };
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export default function ArticleLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
