import bcrypt from 'bcrypt';

// Loaded before the server of the tests and in its threads (--import), so that making a password takes a millisecond and
// not 70. Only tests name this file: the product has no setting that weakens a hash, and password-hash.test.ts, which
// runs without it, sees cost 10.
const LOWEST_COST = 4;
const { hashSync } = bcrypt;

Object.assign(bcrypt, { hashSync: (password: string) => hashSync(password, LOWEST_COST) });
