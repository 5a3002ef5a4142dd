import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where people reach us: links in mail, canonical addresses, the origin we trust. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** An outside PostgreSQL; without one the embedded database runs under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** Compiled serialisers and no development pages. */
  readonly production: boolean;
  readonly trustProxy: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portFrom(text: string | undefined): number {
  const port = Number(text ?? 3001);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number, not "${text}"`);
  return port;
}

function urlFrom(name: string, text: string): string {
  if (!URL.canParse(text))
    throw new Error(`${name} must be an address such as https://example.org, not "${text}"`);
  return text.replace(/\/+$/, '');
}

/** Reads the environment once; everything else takes the result. */
export function readConfig(env: Environment): Config {
  const port = portFrom(env.PORT);
  const databaseUrl = env.DATABASE_URL || undefined;
  // Demo accounts with a known password never appear on a real database unless asked for.
  const demo = env.DEMO ? env.DEMO !== '0' : databaseUrl === undefined;
  return {
    port,
    host: env.HOST || (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: urlFrom('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`),
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl,
    demo,
    production: env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test',
    trustProxy: env.TRUST_PROXY === '1',
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'team@lakou.test',
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: env.LOG_LEVEL || 'info',
  };
}
