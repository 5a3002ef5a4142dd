import { solveChallenge } from 'altcha-lib/v1';
import type { FastifyInstance } from 'fastify';

/** Does the work behind "I am not a robot", as a browser at this address would. */
export async function solveHumanCheck(app: FastifyInstance, address = '127.0.0.1'): Promise<string> {
  const reply = await app.inject({ method: 'GET', url: '/api/auth/human-check', remoteAddress: address });
  const { algorithm, challenge, salt, signature, maxnumber } = reply.json();
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return Buffer.from(
    JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }),
  ).toString('base64');
}
