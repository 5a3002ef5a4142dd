type Bounds = readonly [least: number, most: number];

export const TRACKER_KINDS = ['activity', 'symptoms', 'vitals'] as const;

/** In the order they are shown. */
export const WORKOUTS = ['walking', 'running', 'cycling', 'strength', 'other'] as const;

/** The defaults; each person may set their own. */
export const DEFAULT_GOALS = { moveKcal: 600, exerciseMinutes: 60, standHours: 12 } as const;

export const GOAL_BOUNDS = {
  moveKcal: [10, 10_000],
  exerciseMinutes: [1, 1440],
  standHours: [1, 24],
} as const satisfies Record<keyof typeof DEFAULT_GOALS, Bounds>;

/** Of one workout, or of the everyday movement of one day, which has no minutes. */
export const ACTIVITY_BOUNDS = {
  minutes: [1, 1440],
  kcal: [0, 10_000],
  standHours: [0, 24],
} as const satisfies Record<string, Bounds>;

export const SEVERITY_BOUNDS = [1, 10] as const;

/** What instruments can show, in mmHg, beats a minute, °C, %, kg and mg/dL. The web shows them beside the fields. */
export const VITAL_BOUNDS = {
  systolic: [40, 300],
  diastolic: [20, 200],
  heartRate: [20, 300],
  temperature: [25, 45],
  oxygen: [40, 100],
  weight: [0.5, 350],
  glucose: [10, 1000],
} as const satisfies Record<string, Bounds>;
export type VitalField = keyof typeof VITAL_BOUNDS;

/** In cm and mg/dL. */
export const HEART_BOUNDS = {
  heightCm: [50, 250],
  totalCholesterol: [50, 500],
  hdl: [10, 150],
} as const satisfies Record<string, Bounds>;

/** How long the texts of an entry may be. */
export const ENTRY_LENGTHS = {
  workoutName: 80,
  symptom: 80,
  place: 120,
  triggers: 300,
  note: 1000,
} as const;
