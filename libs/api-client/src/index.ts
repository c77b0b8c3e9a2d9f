export * from './api-error.js';
export * from './backgrounds.js';
export * from './config.js';
export * from './gallery.js';
export * from './uploads.js';
export * from './weddings.js';
