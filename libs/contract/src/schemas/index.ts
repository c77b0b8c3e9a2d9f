export * from './answers.js';
export * from './backgrounds.js';
export * from './media.js';
export * from './staff.js';
export * from './uploads.js';
export * from './weddings.js';
