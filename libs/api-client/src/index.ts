export * from './api-error.js';
export * from './archives.js';
export * from './backgrounds.js';
export * from './config.js';
export * from './contact.js';
export * from './gallery.js';
export * from './panel/calls.js';
/** The staff's calls together, for the panel's data provider. */
export * as panelCalls from './panel/calls.js';
export * from './uploads.js';
export * from './weddings.js';
