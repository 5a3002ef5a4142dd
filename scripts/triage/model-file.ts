import { join } from 'node:path';
import { type Model, OUTPUTS, packWeights } from '../../packages/clinical/src/triage/learned/model.ts';

export const MODEL_FILE = join(
  import.meta.dirname,
  '../../packages/clinical/src/triage/learned/model-data.ts',
);

/** The source of the model file. */
export function modelSource(model: Model): string {
  const rows = OUTPUTS.map((output) => {
    const { scale, bias, threshold, weights } = model[output];
    return `  ${output}: {
    scale: ${scale},
    bias: ${bias},
    threshold: ${threshold},
    weights:
      '${packWeights(weights)}',
  },
`;
  });
  return `import type { ModelData } from './model.ts';

/** Written by \`npm run train:triage\` from the phrases in \`training/\`; not edited by hand. */
export const MODEL_DATA: ModelData = {
${rows.join('')}};
`;
}
