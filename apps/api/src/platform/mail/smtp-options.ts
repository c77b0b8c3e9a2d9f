import type { SMTPTransportOptions } from 'nodemailer';

/** The time for a silent server. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 60_000;
const RESPONSE_BYTES = 64 * 1024;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * TLS is verified; with a password it is required, else used if offered. A
 * server on this machine goes without: its certificate can rarely be verified,
 * and the loopback is private.
 */
export function smtpOptions(smtpUrl: string): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  const isTlsFromStart = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = LOOPBACK.test(host);
  const auth = url.username
    ? {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      }
    : undefined;
  return {
    host,
    port: Number(url.port || defaultPort(isTlsFromStart, auth !== undefined)),
    secure: isTlsFromStart,
    requireTLS: !isTlsFromStart && auth !== undefined && !isLocal,
    ignoreTLS: isLocal,
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    ...(auth && { auth }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    maxResponseSize: RESPONSE_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Submission, or relays without a password. */
function defaultPort(isTlsFromStart: boolean, hasPassword: boolean): number {
  if (isTlsFromStart) return 465;
  return hasPassword ? 587 : 25;
}
