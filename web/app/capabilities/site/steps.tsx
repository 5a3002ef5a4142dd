import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';

/** The guide of one audience: three steps in a row, then a link to register. */
export function Guide(props: {
  id: string;
  title: string;
  lead: string;
  join: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="py-10 odd:bg-sunken lg:py-16" id={props.id}>
      <div className="wrap">
        <h2 className="font-extrabold text-28 tracking-tight lg:text-36">{props.title}</h2>
        <p className="mt-2 max-w-[40rem] text-pretty text-18 text-ink-soft">{props.lead}</p>
        <ol className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-3 lg:gap-7">{props.children}</ol>
        <div className="mt-8 flex flex-col md:flex-row">
          <ButtonLink href={props.join.href}>{props.join.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** One step: a drawing of the screen, then the instruction. */
export function Step(props: { number: number; title: string; text: string; screen: ReactNode }) {
  return (
    <li className="md:grid md:grid-cols-2 md:items-center md:gap-x-6 lg:block">
      {props.screen}
      <div>
        <h3 className="mt-4 flex gap-3 text-18 md:mt-0 lg:mt-4">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-ink text-15 text-ground tabular-nums"
          >
            {props.number}
          </span>
          <span className="pt-0.5">{props.title}</span>
        </h3>
        <p className="mt-2 text-ink-soft">{props.text}</p>
      </div>
    </li>
  );
}
