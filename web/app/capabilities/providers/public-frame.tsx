import type { ReactNode } from 'react';
import { PublicFooter } from '../../shell/public-footer.tsx';
import { PublicHeader } from '../../shell/public-header.tsx';
import { Toaster } from '../../ui/toaster.tsx';

/** The frame of a page for visitors who are not signed in, to be shared or found by search engines. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      {/* At least as high as the screen, so that the footer does not move when the content arrives. */}
      <main className="mx-auto min-h-dvh w-full max-w-240 grow px-4 pt-6 pb-12 md:px-8 md:pt-10">
        {children}
      </main>
      <PublicFooter />
      <Toaster />
    </div>
  );
}
