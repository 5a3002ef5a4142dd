import type { ReactNode } from 'react';
import type { Name } from './use-form.ts';

/** A step of a form, or a section of it. */
export interface Part<Values> {
  title: string;
  intro?: string;
  fields: readonly Name<Values>[];
  body: ReactNode;
}
