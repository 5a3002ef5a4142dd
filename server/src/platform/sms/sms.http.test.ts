import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openGateway, smsFolder } from './sms.ts';

const asked: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
let status = 201;
const gateway = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push({ url: request.url, authorization: request.headers.authorization, body });
  response.writeHead(status).end('{}');
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => void gateway.close());

const env = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+13055550100',
  TWILIO_BASE_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
};
const message = { id: '1', to: '+50937123456', text: 'Nan inè: vizit & peye' };

test('NOTE-1 a text message goes out in the gateway’s own words', async () => {
  await openGateway(readConfig(env)).send(message);
  expect(asked[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(asked[0]?.authorization).toBe(`Basic ${btoa('AC1:token')}`);
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    To: '+50937123456',
    From: '+13055550100',
    Body: 'Nan inè: vizit & peye',
  });
});

test('NOTE-1 what is for WhatsApp goes there by the same call, in a form that was approved', async () => {
  const to = { ...message, whatsApp: true };
  const form = { name: 'reminder', language: 'ht', values: ['Rose', 'Nan inè'] } as const;
  const named = { TWILIO_WHATSAPP_FROM: '+13055550111', TWILIO_WHATSAPP_TEMPLATES: 'reminder.ht=HX12' };
  const last = () => Object.fromEntries(new URLSearchParams(asked.at(-1)?.body));
  const both = { To: 'whatsapp:+50937123456', From: 'whatsapp:+13055550111' };
  const gate = openGateway(readConfig({ ...env, ...named }));
  await gate.send({ ...to, form });
  expect(last()).toEqual({ ...both, ContentSid: 'HX12', ContentVariables: '{"1":"Rose","2":"Nan inè"}' });
  await gate.send({ ...to, form: { ...form, language: 'en' } });
  expect(last()).toEqual({ ...both, Body: message.text });
  await gate.send(to);
  expect(last()).toEqual({ ...both, Body: message.text });
  // Without a sender there, and for who did not choose it, it is an SMS.
  await openGateway(readConfig(env)).send({ ...to, form });
  expect(last()).toEqual({ To: '+50937123456', From: '+13055550100', Body: message.text });
  await gate.send({ ...message, form });
  expect(last()).toEqual({ To: '+50937123456', From: '+13055550100', Body: message.text });
  expect(() => readConfig({ ...env, TWILIO_WHATSAPP_TEMPLATES: 'reminder.es=HX1' })).toThrow('must be like');
});

test('a gateway that refuses fails the job, and repeats nothing of the message', async () => {
  status = 500;
  const failed = openGateway(readConfig(env)).send(message);
  await expect(failed).rejects.toThrow('the text message gateway answered 500');
});

test('half a gateway is refused at the start', () => {
  expect(() => readConfig({ ...env, TWILIO_FROM: '' })).toThrow('TWILIO_FROM must be set');
  expect(() => readConfig({ VAPID_PUBLIC_KEY: 'x' })).toThrow('VAPID_PRIVATE_KEY must be set');
});

test.skipIf(process.platform === 'win32')(
  'kept text messages are for this account of the machine alone',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lakou-'));
    const config = { ...readConfig({}), dataDir };
    await openGateway(config).send(message);
    expect((await stat(smsFolder(config))).mode & 0o777).toBe(0o700);
    expect((await stat(join(smsFolder(config), '1.json'))).mode & 0o777).toBe(0o600);
    await rm(dataDir, { recursive: true });
  },
);
