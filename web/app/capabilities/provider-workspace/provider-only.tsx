import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useUser } from '../../platform/session.ts';

/** The provider's own pages; anybody else is led home. */
export function ProviderOnly({ children }: { children: ReactNode }) {
  return useUser().role === 'PROVIDER' ? children : <Navigate to="/app" replace />;
}
