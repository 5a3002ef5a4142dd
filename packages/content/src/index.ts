export {
  EducationCategory,
  EducationFormat,
  type EducationGuide,
  type EducationText,
  educationGuides,
  findGuide,
} from './education.ts';
export { embedAddress } from './education-embed.ts';
export { fileAddress } from './education-file.ts';
export {
  FirstAidCategory,
  FirstAidTag,
  type FirstAidText,
  type FirstAidTopic,
  findFirstAidTopic,
  firstAidCategories,
  firstAidKit,
  firstAidTopics,
  KitItem,
} from './first-aid.ts';
export { type Article, type Block, type Section, Source, Words } from './kit/index.ts';
export * from './medicines.ts';
export { getTip, PregnancyTip, pregnancyTips } from './tips.ts';
export {
  careText,
  conditionName,
  findingName,
  questionText,
  reasoningText,
  recommendationText,
  triageWords,
} from './triage.ts';
