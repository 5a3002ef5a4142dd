import { accounts } from './accounts.ts';
import { demo } from './demo.ts';
import { system } from './system.ts';

/** Everything that crosses the wire. The web imports this as a type only: it ships no schema it does not use. */
export const contract = { ...system, ...accounts, ...demo };
export type LakouContract = typeof contract;

export type { Role, User } from './accounts.ts';
export { ERRORS, type ErrorBody, type ErrorCode } from './errors.ts';
export type { Contract, Endpoint, EndpointKey, Input, Parsed, Reply, Result } from './kit.ts';
