import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface FactTableProps {
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table; on a phone each row becomes a block in which every value has its name before it. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left text-15 max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-14 font-semibold text-ink-soft">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className="border-line max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:p-4 max-md:not-first:border-t md:border-t"
            >
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  className={classNames(
                    'wrap-anywhere md:px-3 md:py-2',
                    index === 0 && 'font-semibold max-md:basis-full',
                  )}
                >
                  {index > 0 && <span className="text-14 text-ink-soft md:hidden">{columns[index]} </span>}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
