import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useUser } from '../../platform/session.ts';

/** Shows its children to providers; others are redirected to the home page. */
export function ProviderOnly({ children }: { children: ReactNode }) {
  return useUser().role === 'PROVIDER' ? children : <Navigate to="/app" replace />;
}
