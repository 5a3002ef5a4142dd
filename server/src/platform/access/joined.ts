/** In SQL: whether the account `u` was taken up by its owner, as somebody invited to a clinic does by answering. */
export const JOINED = '(u.password_hash is not null or u.is_email_verified)';
