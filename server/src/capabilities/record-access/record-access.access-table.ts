export const recordAccessAccess = {};
