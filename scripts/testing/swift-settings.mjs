/** @typedef {{ dir: string, ports: Record<string, number>, user: string, secretAccessKey: string }} Home */

/** Settings of a Swift with one disk and one copy. */

const storageServers = ['account', 'container', 'object'];
const proxyPipeline =
  'catch_errors cache listing_formats bulk s3api tempauth container_quotas slo dlo proxy-server';
const filters = [
  'catch_errors',
  'listing_formats',
  'bulk',
  'container_quotas',
  'slo',
  'dlo',
];

/**
 * @param {Home} home
 * @returns {Record<string, string>} content by file name
 */
export function swiftSettings(home) {
  /** @type {Record<string, string>} */
  const files = {
    'swift.conf': text({
      'swift-hash': {
        swift_hash_path_suffix: 'test',
        swift_hash_path_prefix: 'test',
      },
    }),
    'proxy-server.conf': text(proxySections(home)),
  };
  for (const name of storageServers)
    files[`${name}-server.conf`] = text(storageSections(name, home));
  return files;
}

/**
 * @param {string} name
 * @param {Home} home
 */
function storageSections(name, home) {
  return {
    DEFAULT: {
      ...base(home, home.ports[name]),
      devices: `${home.dir}/disk`,
      mount_check: 'false',
      fallocate_reserve: 0,
    },
    'pipeline:main': { pipeline: `${name}-server` },
    [`app:${name}-server`]: { use: `egg:swift#${name}` },
  };
}

/** @param {Home} home */
function proxySections(home) {
  /** @type {Record<string, object>} */
  const sections = {
    DEFAULT: base(home, home.ports.proxy),
    'pipeline:main': { pipeline: proxyPipeline },
    'app:proxy-server': {
      use: 'egg:swift#proxy',
      account_autocreate: 'true',
      allow_account_management: 'true',
    },
    'filter:cache': {
      use: 'egg:swift#memcache',
      memcache_servers: `127.0.0.1:${home.ports.memcached}`,
    },
    'filter:s3api': {
      use: 'egg:swift#s3api',
      location: 'us-east-1',
      s3_acl: 'false',
      check_bucket_owner: 'false',
      // The number of S3; also the default.
      max_multi_delete_objects: 1000,
    },
    'filter:tempauth': {
      use: 'egg:swift#tempauth',
      user_test_tester: `${home.secretAccessKey} .admin`,
    },
  };
  for (const name of filters)
    sections[`filter:${name}`] = { use: `egg:swift#${name}` };
  return sections;
}

/**
 * @param {{ dir: string, user: string }} options
 * @param {number} port
 */
function base({ dir, user }, port) {
  return {
    bind_ip: '127.0.0.1',
    bind_port: port,
    user,
    swift_dir: dir,
    workers: 0,
    log_level: 'WARNING',
    // No syslog here: messages go to standard error.
    log_address: `${dir}/no-syslog`,
  };
}

/** @param {Record<string, object>} sections */
function text(sections) {
  return Object.entries(sections)
    .map(([name, values]) => [
      `[${name}]`,
      ...Object.entries(values).map(([key, value]) => `${key} = ${value}`),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}
