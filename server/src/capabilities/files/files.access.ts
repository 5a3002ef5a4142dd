import { type ById, policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { UPLOADS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { type FileScope, findReadable } from './files.store.ts';

const isForThem: Rule<FileScope, ById> = (question) => findReadable(question, question.params.id);

export const canUpload = policy('file:upload', signedIn, { limit: UPLOADS_PER_ADDRESS });
export const canReadFile = policy('file:read', signedIn, { object: isForThem });
