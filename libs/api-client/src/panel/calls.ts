export * from './own-account.js';
export * from './panel.js';
export * from './panel-backgrounds.js';
export * from './panel-media.js';
export * from './panel-weddings.js';
export * from './staff.js';
