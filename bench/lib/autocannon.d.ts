// The part of autocannon that is used here; it brings no types of its own.
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'PUT' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
    /** Asked before each sending: what is sent may differ every time. */
    setupRequest?(request: Request): Request;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    setupClient(client: Client): void;
  }
  interface Run extends Promise<{ errors: number; timeouts: number; non2xx: number }> {
    on(
      event: 'response',
      listener: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }
  export default function autocannon(options: Options): Run;
}
