/** What people start with; each may set their own. Apart from the schemas, so that the browser loads no more. */
export const DEFAULT_GOALS = { moveKcal: 600, exerciseMinutes: 60, standHours: 12 } as const;

/** What instruments can show, in mmHg, beats a minute, °C, %, kg and mg/dL. The web shows them beside the fields. */
export const VITAL_BOUNDS = {
  systolic: [40, 300],
  diastolic: [20, 200],
  heartRate: [20, 300],
  temperature: [25, 45],
  oxygen: [40, 100],
  weight: [0.5, 350],
  glucose: [10, 1000],
} as const;
export type VitalField = keyof typeof VITAL_BOUNDS;
