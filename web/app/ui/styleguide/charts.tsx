import { BarChart } from '../bar-chart.tsx';
import { Card } from '../card.tsx';
import { figuresLook } from '../figures-look.ts';
import { LineChart } from '../line-chart.tsx';
import { ProgressRing } from '../progress-ring.tsx';
import { RangeBar } from '../range-bar.tsx';
import { Section } from '../section.tsx';
import { Sparkline } from '../sparkline.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const WALKED = [30, 0, 45, 20, 60, 15, 35];
const UPPER = [148, 146, 143, 144, 139, 137, 134];
const LOWER = [94, 93, 90, 91, 88, 87, 85];

const FIGURES = [
  ['New users', '1 204'],
  ['Visits', '86'],
  ['Paid', '1\u00a0234\u00a0905,00\u00a0$\u00a0US'],
] as const;

const pointsOf = (values: readonly number[]) =>
  values.map((value, index) => ({ key: String(index), at: index, value, text: String(value) }));

/** Values over time; each chart also has a table for screen readers. */
export function Charts() {
  return (
    <Section title="Charts and rings">
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Card>
          <BarChart
            title="Walking, minutes"
            heads={['Day', 'Minutes']}
            bars={DAYS.map((day, index) => {
              const text = String(WALKED[index] ?? 0);
              return {
                key: day,
                value: WALKED[index] ?? 0,
                text,
                name: [day, String(9 + index)],
                spoken: { name: day, value: text },
              };
            })}
          />
        </Card>
        <Card>
          <LineChart
            title="Blood pressure, mmHg"
            ends={['Nov 9', 'Nov 15']}
            format={String}
            lines={[
              { name: 'Upper number', tone: 'sea', points: pointsOf(UPPER) },
              { name: 'Lower number', tone: 'night', points: pointsOf(LOWER) },
            ]}
            table={[
              ['Day', 'Blood pressure'],
              ...DAYS.map((day, index) => [day, `${UPPER[index]}/${LOWER[index]}`]),
            ]}
          />
        </Card>
        <Card>
          <LineChart
            title="Heart rate, with what is usual"
            ends={['Nov 9', 'Nov 15']}
            format={String}
            bands={[{ low: 60, high: 100, name: 'usual' }]}
            lines={[
              { name: 'Heart rate', tone: 'hibiscus', points: pointsOf([72, 75, 80, 104, 78, 74, 73]) },
            ]}
            table={[['Day', 'Heart rate']]}
          />
        </Card>
        <Card>
          <div className="flex flex-wrap gap-4">
            {(['hibiscus', 'leaf', 'sea', 'mango'] as const).map((tone, index) => (
              <ProgressRing key={tone} tone={tone} share={index / 2}>
                <span className="text-18 font-extrabold tabular-nums">{index * 50}</span>
              </ProgressRing>
            ))}
          </div>
        </Card>
        <Card>
          <div className="grid gap-4">
            <RangeBar
              value={138}
              low={135}
              high={145}
              tone="leaf"
              label="138, normal; range: 135 to 145"
              format={String}
            />
            <RangeBar
              value={6.8}
              low={3.5}
              high={5}
              tone="hibiscus"
              label="6.8, critical; range: 3.5 to 5"
              format={String}
            />
            <RangeBar
              value={162}
              low={null}
              high={149}
              tone="mango"
              label="162, high; range: 149 or less"
              format={String}
            />
            <Sparkline values={[10.6, 11.1, 11.4, 12.2]} tone="leaf" label="10.6, 11.1, 11.4, 12.2" />
          </div>
        </Card>
      </div>
      <dl className={figuresLook}>
        {FIGURES.map(([name, value]) => (
          <div key={name} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-14 text-ink-soft">{name}</dt>
            <dd className="text-22 font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
