import { loadavg } from 'node:os';
import { median } from './stats.ts';

/** A value measured in several rounds. Without a bar it only explains the others. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly rounds: readonly number[];
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Benchmark {
  readonly title: string;
  measure(): Promise<Figure[]>;
}

const number = (value: number) => {
  if (!Number.isFinite(value)) return '?';
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
};

const hasBar = ({ atMost, atLeast }: Figure) => atMost !== undefined || atLeast !== undefined;

/** A figure that could not be measured misses its bar. */
function meetsBar(figure: Figure): boolean {
  const value = median(figure.rounds);
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = figure;
  return value <= atMost && value >= atLeast;
}

function row(figure: Figure): string[] {
  const { what, unit, rounds, atMost, atLeast } = figure;
  const range = rounds.length > 1 ? `${number(Math.min(...rounds))}–${number(Math.max(...rounds))}` : '';
  const bar = [
    atLeast === undefined ? '' : `≥ ${number(atLeast)}`,
    atMost === undefined ? '' : `≤ ${number(atMost)}`,
  ];
  const verdict = hasBar(figure) ? (meetsBar(figure) ? 'met' : 'MISSED') : '';
  return [what, number(median(rounds)), unit, range, bar.join(' ').trim(), verdict];
}

const HEAD = ['figure', 'median', '', 'range', 'bar', ''];

function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Runs one benchmark and prints its table. A benchmark that fails has missed its bars. */
export async function runBenchmark({ title, measure }: Benchmark): Promise<Figure[]> {
  const busy = loadavg()[0] ?? 0;
  const figures = await measure().catch((error: Error): Figure[] => {
    console.error(error);
    return [{ what: `${title}: broke off`, unit: '', rounds: [Number.NaN], atMost: 0 }];
  });
  console.log(`\n${title} (load of the machine when it began: ${busy.toFixed(1)})\n\n${table(figures)}`);
  return figures;
}

/** With `--check`, a missed bar fails the command. */
export function endWith(figures: readonly Figure[]): void {
  const bars = figures.filter(hasBar);
  const missed = bars.filter((figure) => !meetsBar(figure));
  console.log(`\n${bars.length - missed.length} bars met, ${missed.length} missed`);
  for (const { what } of missed) console.log(`  missed: ${what}`);
  if (process.argv.includes('--check') && missed.length > 0) process.exitCode = 1;
}
