import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  fetchSecondFactor,
  fetchSessions,
  renewRecoveryCodes,
} from './own-account.js';
import {
  changeSettings,
  eraseMessage,
  fetchPanelSummary,
  fetchSettings,
  fetchSystemState,
} from './panel.js';
import {
  deleteBackground,
  eraseBackground,
  fetchBackground,
  restoreBackground,
  uploadBackground,
} from './panel-backgrounds.js';
import {
  eraseMedia,
  restorePanelMedia,
  retryMedia,
  trashMedia,
} from './panel-media.js';
import {
  createWedding,
  deleteWedding,
  eraseWedding,
  keepWedding,
  nameWedding,
  renewCoupleLink,
  renewRelativesLink,
  restoreWedding,
  toggleWedding,
  toggleWeddings,
  validateDeletion,
  withdrawRelativesLink,
} from './panel-weddings.js';
import {
  changeStaffPassword,
  endStaffSessions,
  inviteStaff,
  resetSecondFactor,
} from './staff.js';

/**
 * The staff's calls together, for the panel's data provider. A list: a namespace
 * gives guests' pages a chunk of the bundler's runtime.
 */
export const panelCalls = {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  fetchSecondFactor,
  fetchSessions,
  renewRecoveryCodes,
  changeSettings,
  eraseMessage,
  fetchPanelSummary,
  fetchSettings,
  fetchSystemState,
  deleteBackground,
  eraseBackground,
  fetchBackground,
  restoreBackground,
  uploadBackground,
  eraseMedia,
  restorePanelMedia,
  retryMedia,
  trashMedia,
  createWedding,
  deleteWedding,
  eraseWedding,
  keepWedding,
  nameWedding,
  renewCoupleLink,
  renewRelativesLink,
  restoreWedding,
  toggleWedding,
  toggleWeddings,
  validateDeletion,
  withdrawRelativesLink,
  changeStaffPassword,
  endStaffSessions,
  inviteStaff,
  resetSecondFactor,
};
