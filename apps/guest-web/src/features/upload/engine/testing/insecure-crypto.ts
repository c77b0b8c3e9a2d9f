const real = crypto;

/** Of a page without https: digests would take time while the clock stands. */
export const insecureCrypto = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) =>
    real.getRandomValues(bytes),
};
