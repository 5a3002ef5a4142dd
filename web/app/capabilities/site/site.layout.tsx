import { Outlet } from 'react-router';
import stylesheet from './site.css?url';

export const handle = { still: true };
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export default function SiteLayout() {
  return <Outlet />;
}
