// The types of autocannon that are used here; the package has none.
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'PUT' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
    /** Called before each request, so that each may differ. */
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
