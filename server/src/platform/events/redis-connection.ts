import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createRespReader, type RespValue, respCommand } from './resp.ts';

const PATIENCE_MS = 5_000;

export interface RedisConnection {
  /** Fails when Redis refuses it, or does not answer in time: then the connection is closed. */
  command(...parts: string[]): Promise<RespValue>;
  /** Resolves when the connection is lost or closed. */
  readonly closed: Promise<void>;
  close(): void;
}

interface Waiting {
  resolve(value: RespValue): void;
  reject(error: Error): void;
}

/** One connection in RESP3, on which messages arrive between the answers to commands. */
export async function connectRedis(
  url: string,
  onMessage: (channel: string, payload: string) => void,
): Promise<RedisConnection> {
  const { protocol, hostname, port, username, password } = new URL(url);
  // An address of IPv6 has brackets in a URL and none elsewhere.
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
  const socket = protocol === 'rediss:' ? connectTls({ ...place, servername: place.host }) : connect(place);
  const waiting: Waiting[] = [];
  const closed = once(socket, 'close').then(
    () => {},
    () => {},
  );
  socket.setNoDelay(true).setKeepAlive(true);
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const one of waiting.splice(0)) one.reject(new Error('the connection to Redis was lost'));
  });
  const read = createRespReader((value) => {
    if (value !== null && typeof value === 'object' && 'pushed' in value) {
      const [kind, channel, payload] = value.pushed;
      if (kind === 'message') onMessage(String(channel), String(payload));
      // In RESP3 the answer to SUBSCRIBE is a push too.
      else waiting.shift()?.resolve(value.pushed);
    } else if (value instanceof Error) waiting.shift()?.reject(value);
    else waiting.shift()?.resolve(value);
  });
  socket.on('data', (bytes) => {
    try {
      read(bytes);
    } catch {
      socket.destroy();
    }
  });

  const command: RedisConnection['command'] = (...parts) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('the connection to Redis was lost'));
      const late = setTimeout(() => socket.destroy(), PATIENCE_MS);
      waiting.push({
        resolve(value) {
          clearTimeout(late);
          resolve(value);
        },
        reject(error) {
          clearTimeout(late);
          reject(error);
        },
      });
      socket.write(respCommand(parts));
    });

  try {
    const who = password
      ? ['AUTH', decodeURIComponent(username) || 'default', decodeURIComponent(password)]
      : [];
    await command('HELLO', '3', ...who);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { command, closed, close: () => socket.destroy() };
}
