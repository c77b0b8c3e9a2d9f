import { z } from 'zod';

/**
 * The part of the Compose specification that we use, and no key beyond it: a mistyped one would be passed over in
 * silence by some versions, and no engine runs in the tests.
 */
const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
const names = z.array(z.string().regex(/^[a-z][a-z0-9_-]*$/));
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const environment = z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), scalar);
const size = z.string().regex(/^\d+[kmg]$/);
const command = z.union([z.string(), z.array(z.string())]);

const healthcheck = z.strictObject({
  test: z
    .array(z.string())
    .refine(([kind]) => ['CMD', 'CMD-SHELL'].includes(kind)),
  interval: duration,
  timeout: duration,
  start_period: duration.optional(),
  retries: z.int().positive(),
});

const deploy = z.strictObject({
  replicas: z.string().optional(),
  resources: z.strictObject({
    limits: z.strictObject({
      cpus: z.string().regex(/^\d+(\.\d+)?$/),
      memory: size,
      pids: z.int().positive(),
    }),
  }),
});

const service = z
  .strictObject({
    build: z.string().optional(),
    image: z.string().regex(/^[\w./-]+:[\w.${}:-]+$/, 'must name a version'),
    profiles: names.optional(),
    command: command.optional(),
    entrypoint: command.optional(),
    restart: z.enum(['unless-stopped', 'on-failure', 'no']),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
    user: z.string().optional(),
    cap_drop: z.array(z.string()).optional(),
    cap_add: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: duration.optional(),
    shm_size: size.optional(),
    environment: environment.optional(),
    secrets: names.optional(),
    volumes: z.array(z.string()).optional(),
    ports: z.array(z.string()).optional(),
    depends_on: z
      .record(
        z.string(),
        z.strictObject({
          condition: z.enum([
            'service_healthy',
            'service_started',
            'service_completed_successfully',
          ]),
        }),
      )
      .optional(),
    networks: names,
    /** The product's image has one. */
    healthcheck: healthcheck.optional(),
    deploy,
    logging: z.strictObject({
      driver: z.string(),
      options: z.record(z.string(), z.string()),
    }),
  })
  .refine(
    ({ build, healthcheck: check }) =>
      build !== undefined || check !== undefined,
    'needs a health check',
  )
  .refine(
    ({ build, image }) => build !== undefined || !image.endsWith(':latest'),
    'needs a version of its image',
  );

const network = z.strictObject({
  internal: z.boolean().optional(),
  enable_ipv6: z.boolean().optional(),
});

export const composeSchema = z
  .object({
    name: z.string(),
    services: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), service),
    networks: z.record(z.string(), network.nullable()),
    volumes: z.record(z.string(), z.null()),
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  })
  .catchall(z.unknown())
  .refine(
    (file) =>
      Object.keys(file).every(
        (key) =>
          ['name', 'services', 'networks', 'volumes', 'secrets'].includes(
            key,
          ) || key.startsWith('x-'),
      ),
    'has a part that Compose does not know',
  );
