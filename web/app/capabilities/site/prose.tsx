import { formatDate } from '@lakou/i18n';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';

/** A paragraph, a list, or named facts. */
type Block = string | readonly string[] | readonly Fact[];

interface Fact {
  name: string;
  text: string;
}

/** A long text with a table of contents: beside it on wide screens, folded above it on phones. */
export function Article(props: {
  title: string;
  lead: string;
  contentsTitle: string;
  updated: string;
  inShort: { title: string; points: readonly string[] };
  sections: readonly SectionProps[];
  /** A link to the other text. */
  seeAlso: { href: string; text: string };
}) {
  const contents = (
    <ol className="text-15">
      {props.sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            className="flex min-h-11 items-baseline gap-2 rounded-control px-2 py-2.5 text-ink-soft hover:bg-sunken hover:text-ink"
            href={`#${id}`}
          >
            <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="wrap pt-6 pb-16 lg:grid lg:grid-cols-[17rem_minmax(0,43rem)] lg:gap-x-20 lg:pt-10">
      <header className="lg:col-start-2">
        <h1 className="font-extrabold text-36 tracking-tight">{props.title}</h1>
        <p className="mt-3 text-18 text-ink-soft">{props.lead}</p>
        <p className="mt-3 text-15 text-ink-soft">{props.updated}</p>
      </header>
      <details className="group mt-6 rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold">
          {props.contentsTitle}
          <ChevronDown className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label={props.contentsTitle} className="px-2 pb-2">
          {contents}
        </nav>
      </details>
      <nav
        aria-label={props.contentsTitle}
        className="hidden lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
      >
        <p className="px-2 pb-2 font-semibold text-15">{props.contentsTitle}</p>
        {contents}
      </nav>
      <div className="lg:col-start-2">
        <InShort {...props.inShort} />
        {props.sections.map((section, index) => (
          <Section key={section.id} number={index + 1} {...section} />
        ))}
        <SeeAlso {...props.seeAlso} />
      </div>
    </div>
  );
}

/** The date of the last change of both texts, formatted for the reader's language. */
export function useLastUpdated(): string {
  return formatDate(useLanguage(), '2025-07-06', 'medium');
}

function InShort({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-6 rounded-card bg-sea-tint px-5 py-5 md:px-6" aria-labelledby="in-short">
      <h2 className="text-18" id="in-short">
        {title}
      </h2>
      <Points points={points} />
    </section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  body: readonly Block[];
  /** What stands below the text. */
  more?: ReactNode;
}

function Section({ number, id, title, body, more }: SectionProps & { number: number }) {
  return (
    <section className="scroll-mt-2 pt-10" id={id}>
      <h2 className="text-22">
        <span className="text-ink-soft tabular-nums">{number}.</span> {title}
      </h2>
      {body.map((block) => (
        <BlockView block={block} key={JSON.stringify(block)} />
      ))}
      {more}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>;
  if (isPoints(block)) return <Points points={block} />;
  return (
    <dl className="mt-4 border-line border-b">
      {block.map(({ name, text }) => (
        <div className="border-line border-t py-3 md:grid md:grid-cols-[13rem_1fr] md:gap-6" key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 text-ink-soft md:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function isPoints(block: readonly string[] | readonly Fact[]): block is readonly string[] {
  return typeof block[0] === 'string';
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-sea">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function SeeAlso({ href, text }: { href: string; text: string }) {
  return (
    <p className="mt-12 border-line border-t pt-4">
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea underline-offset-4 hover:underline"
        href={href}
      >
        {text}
        <ArrowRight className="size-5 shrink-0" />
      </a>
    </p>
  );
}
