import { RehearsalFault } from './fault.js';
import type { LineError } from './guest-line.js';

const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** Codes of OpenSSL's checks, besides those that begin with CERT or ERR_TLS. */
const UNTRUSTED =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/;

/** Explains a connection that did not come about, or broke. */
export function connectionFault(
  { cause }: LineError,
  origin: string,
): RehearsalFault {
  const { code = '', message } = cause;
  const reason = code || message;
  if (UNKNOWN_HOST.has(code))
    return new RehearsalFault('unknown_host', { origin });
  if (code === 'CERT_HAS_EXPIRED')
    return new RehearsalFault('certificate_expired', { origin });
  if (UNTRUSTED.test(code))
    return new RehearsalFault('certificate_invalid', { origin, reason });
  return new RehearsalFault('unreachable', { origin, reason });
}
