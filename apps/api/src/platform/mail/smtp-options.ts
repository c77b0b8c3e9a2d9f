import type { SMTPTransportOptions } from 'nodemailer';

/** No silence of the server holds a sender up for longer. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 60_000;
const RESPONSE_BYTES = 64 * 1024;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/**
 * How the mail server of SMTP_URL is reached. TLS is verified wherever it is spoken. A password never travels without
 * TLS; without a password TLS is used where the server offers it. A server on this machine is spoken to in the clear:
 * its certificate is rarely one that can be verified, and nobody stands between.
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

/** The ports of mail submission, and of relays that ask for no password. */
function defaultPort(isTlsFromStart: boolean, hasPassword: boolean): number {
  if (isTlsFromStart) return 465;
  return hasPassword ? 587 : 25;
}
