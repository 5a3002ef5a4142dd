import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const DEPLOY = join(ROOT, 'deploy');
const text = (...path: string[]) => readFileSync(join(DEPLOY, ...path), 'utf8');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}
type Model = new (data: never) => { validate(): void };

/** The schemas of Kubernetes; those of operators are not among them. */
const MODELS: Readonly<Record<string, Model>> = {
  ConfigMap,
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
};
const OF_OPERATORS = ['postgresql.cnpg.io/v1'];

const fits = (kind: string, manifest: object) => {
  const Model = MODELS[kind];
  if (!Model) throw new Error(`no schema for ${kind}`);
  new Model(manifest as never).validate();
};

const manifests = readdirSync(join(DEPLOY, 'kubernetes')).flatMap((file) =>
  parseAllDocuments(text('kubernetes', file)).map((document) => ({
    file,
    manifest: document.toJS() as Manifest,
  })),
);

/** Our settings, as the table of the README names them; a name with an ellipsis stands for all that begin so. */
const table = readFileSync(join(ROOT, 'README.md'), 'utf8').match(/^\| `[A-Z].*$/gm) ?? [];
const settings = table.flatMap((line) => [...line.matchAll(/`([A-Z][A-Z0-9_]+)(…?)`/g)]);
const isSetting = (name: string) =>
  settings.some(([, known = '', more]) => (more ? name.startsWith(known) : name === known));

describe('OPS-1 the manifests', () => {
  test.each(manifests.filter(({ manifest }) => !OF_OPERATORS.includes(manifest.apiVersion)))(
    '$file: $manifest.kind $manifest.metadata.name fits its schema',
    ({ manifest }) => {
      fits(manifest.kind, manifest);
      // The check can fail: a name that is a number is refused.
      expect(() => fits(manifest.kind, { ...manifest, metadata: { name: 1 } })).toThrow();
    },
  );

  test('every container has limits, no rights it does not need, and a root file system it cannot write', () => {
    const containers = manifests.flatMap(({ manifest }) => containersOf(manifest));
    expect(containers).toHaveLength(4);
    for (const { resources, securityContext } of containers) {
      expect(resources?.limits?.memory).toBeDefined();
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test('set nothing that the README does not explain', () => {
    const names = manifests
      .filter(({ manifest }) => ['ConfigMap', 'Secret'].includes(manifest.kind))
      .flatMap(({ manifest }) =>
        Object.keys({ ...fieldOf(manifest, 'data'), ...fieldOf(manifest, 'stringData') }),
      );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});

describe('OPS-1 one server', () => {
  const compose: Compose = parse(text('compose.yaml'));

  test('the app gets only settings that the README explains', () => {
    const names = Object.keys(compose.services.app?.environment ?? {});
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  test('the app runs read-only and without rights; only the proxy and the relay are reached from outside', () => {
    expect(compose.services.app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const open = Object.entries(compose.services).filter(
      ([, { ports = [], network_mode }]) =>
        network_mode === 'host' || ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy', 'turn']);
  });

  test('every value that it asks for is in the example', () => {
    const asked = new Set([...text('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
    const given = [...text('lakou.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect([...asked].filter((name) => !given.includes(name)).sort()).toEqual([]);
  });
});

interface Container {
  readonly resources?: { readonly limits?: { readonly memory?: string } };
  readonly securityContext?: object;
}
interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly ports?: readonly string[];
        readonly network_mode?: string;
      }
    >
  >;
}
const fieldOf = (value: object, name: string): object =>
  Object.entries(value).find(([key]) => key === name)?.[1] ?? {};

/** The containers of a Deployment, Job or CronJob, however deep its pod lies. */
function containersOf(value: object): Container[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'containers') return inner as Container[];
    return inner && typeof inner === 'object' ? containersOf(inner) : [];
  });
}
