import { type ById, policy, type Rule, type RuleContext } from '#platform/access/policy.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import { fail } from '#platform/errors.ts';
import { UPLOADS_PER_ADDRESS } from '#platform/limits/limits.ts';
import { isOwnRecordOrInCare, patientsAndProviders, treats } from '../record-access/record-access.service.ts';
import { isAttachedFor } from '../referrals/referrals.service.ts';
import { findImageOwner, type OneImage } from './images.store.ts';
import { findOwnUpload, type UploadScope } from './uploads.store.ts';

interface NamedInBody {
  readonly body: {
    readonly patientId?: string | null | undefined;
    readonly dependentId?: string | null | undefined;
  };
}

/** The record that the body names: one's own, one's family's, or that of a person one treats. */
const isRecordInBody: Rule<RecordScope, NamedInBody> = (question) => {
  const { actor, body } = question;
  const isPatient = actor.role === 'PATIENT';
  const id = body.patientId ?? (isPatient ? actor.id : undefined);
  if (isPatient && id !== actor.id) return fail('forbidden');
  if (id === undefined) return undefined;
  return isOwnRecordOrInCare({ ...question, params: { id }, query: undefined });
};

const mayRead = async (question: RuleContext, image: OneImage): Promise<boolean> =>
  question.actor.role === 'PATIENT' ? image.patientId === question.actor.id : treats(question, image);

/** Also what came with a referral that waits for the actor's answer. */
const isReadable: Rule<OneImage, ById> = async (question) => {
  const image = await findImageOwner(question, question.params.id);
  if (!image || (await mayRead(question, image))) return image;
  return (await isAttachedFor(question, image, 'image', image.imageId)) ? image : undefined;
};

/** Only with its gallery: what came with a referral tells nothing of the others. */
const isInGallery: Rule<OneImage, ById> = async (question) => {
  const image = await findImageOwner(question, question.params.id);
  return image && (await mayRead(question, image)) ? image : undefined;
};

/** Whoever added it, as long as they may still read it. */
const isOwnAddition: Rule<OneImage, ById> = async (question) => {
  const image = await findImageOwner(question, question.params.id);
  return image?.uploadedBy === question.actor.id && (await mayRead(question, image)) ? image : undefined;
};

const isOwnUpload: Rule<UploadScope, ById> = (question) => findOwnUpload(question, question.params.id);

/** The upload, or the image that was made of it before. */
const isUploadForRecord: Rule<RecordScope & Partial<UploadScope>, ById & NamedInBody> = async (question) => {
  const upload = await findOwnUpload(question, question.params.id);
  const image = upload ? undefined : await isOwnAddition(question);
  if (!upload && !image) return undefined;
  const record = await isRecordInBody(question);
  return record && { ...record, ...upload };
};

export const canReadImages = policy('images:read', patientsAndProviders, { object: isOwnRecordOrInCare });
export const canAddImage = policy('image:add', patientsAndProviders, {
  object: isRecordInBody,
  limit: UPLOADS_PER_ADDRESS,
});
export const canReadImage = policy('image:read', patientsAndProviders, { object: isReadable });
export const canReadPlace = policy('images:read', patientsAndProviders, { object: isInGallery });
export const canRemoveImage = policy('image:remove', patientsAndProviders, { object: isOwnAddition });
export const canBeginUpload = policy('upload:begin', patientsAndProviders, { limit: UPLOADS_PER_ADDRESS });
export const canUseUpload = policy('upload:use', patientsAndProviders, { object: isOwnUpload });
export const canFinishUpload = policy('image:add', patientsAndProviders, { object: isUploadForRecord });
