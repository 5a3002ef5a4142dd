export {
  assessGrowth,
  GROWTH_MEASURES,
  GROWTH_MONTHS,
  type GrowthFinding,
  type GrowthLevel,
  type GrowthMeasure,
  growthAge,
  growthCurve,
} from './assess.ts';
