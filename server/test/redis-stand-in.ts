import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createRespReader, type RespValue } from '#platform/events/resp.ts';

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** Answers as Redis does to what we ask of it. A real one is tried by `npm run prove -- OPS-2`. */
export async function startRedisStandIn(password?: string) {
  const subscribers = new Set<Socket>();
  const sockets = new Set<Socket>();
  const commands: string[][] = [];

  function answer(socket: Socket, parts: string[]): string {
    const [name, ...rest] = parts;
    commands.push(parts);
    if (name === 'HELLO')
      return password && rest.at(-1) !== password ? '-WRONGPASS\r\n' : `%1\r\n${bulk('proto')}:3\r\n`;
    if (name === 'PING') return '+PONG\r\n';
    const [channel = '', payload = ''] = rest;
    if (name === 'SUBSCRIBE') {
      subscribers.add(socket);
      return `>3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
    }
    // In two pieces, because a network splits where it likes.
    const push = Buffer.from(`>3\r\n${bulk('message')}${bulk(channel)}${bulk(payload)}`);
    for (const one of subscribers) {
      one.write(push.subarray(0, 11));
      one.write(push.subarray(11));
    }
    return `:${subscribers.size}\r\n`;
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      subscribers.delete(socket);
    });
    const read = createRespReader((value: RespValue) => {
      if (Array.isArray(value)) socket.write(answer(socket, value.map(String)));
    });
    socket.on('data', read);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://${password ? `lakou:${password}@` : ''}127.0.0.1:${port}`,
    commands,
    subscribers: () => subscribers.size,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    start: () => listen(port),
  };
}
