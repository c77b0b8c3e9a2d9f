const LOCAL_NAME =
  /^(localhost|[^.:]+|.+\.(localhost|local|lan|internal|home\.arpa))$/;
const PRIVATE_V4 =
  /^(127|10|0)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./;
const PRIVATE_V6 = /^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/;

/** Whether guests' phones cannot reach a `location.hostname`. */
export function isPrivateHost(hostname: string): boolean {
  return [LOCAL_NAME, PRIVATE_V4, PRIVATE_V6].some((pattern) =>
    pattern.test(hostname.toLowerCase()),
  );
}
