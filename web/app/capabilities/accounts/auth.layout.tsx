import { Outlet } from 'react-router';
import type { PageHandle } from '../../platform/page-handle.ts';
import { PublicFooter } from '../../shell/public-footer.tsx';
import { PublicHeader } from '../../shell/public-header.tsx';
import { Toaster } from '../../ui/toaster.tsx';

export const handle: PageHandle = { words: ['common', 'errors', 'shell', 'accounts'], auth: true };

/** The frame of sign-in, register and the pages of mailed links. */
export default function AuthLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main className="mx-auto w-full max-w-112 grow px-4 pt-6 pb-12 md:pt-10">
        <Outlet />
      </main>
      <PublicFooter />
      <Toaster />
    </div>
  );
}
