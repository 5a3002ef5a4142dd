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
export { getTip, PregnancyTip, pregnancyTips } from './tips.ts';
