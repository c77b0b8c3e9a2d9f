import {
  STAFF_API,
  type ControlRoom,
  type PanelOverview,
  type PanelSummary,
  type SettingChanges,
  type SettingsSheet,
  type SystemState,
  type Today,
  type UploadHours,
} from '@hatira/contract';
import { panelData, panelRequest } from './panel-request.js';

export { panelRequest, type PanelRequestOptions } from './panel-request.js';

/** Reads the counts of the panel's header. */
export function fetchPanelSummary(signal?: AbortSignal): Promise<PanelSummary> {
  return panelData(STAFF_API.summary, { signal });
}

/** Reads the state of the machine behind the panel. */
export function fetchSystemState(signal?: AbortSignal): Promise<SystemState> {
  return panelData(STAFF_API.system, { signal });
}

export function fetchOverview(signal?: AbortSignal): Promise<PanelOverview> {
  return panelData(STAFF_API.overview, { signal });
}

export function fetchControlRoom(signal?: AbortSignal): Promise<ControlRoom> {
  return panelData(STAFF_API.controlRoom, { signal });
}

export function fetchToday(signal?: AbortSignal): Promise<Today> {
  return panelData(STAFF_API.today, { signal });
}

/**
 * Reads the busiest 24 hours.
 * @param hash the couple's
 */
export function fetchUploadHours(
  hash: number,
  signal?: AbortSignal,
): Promise<UploadHours> {
  return panelData(STAFF_API.uploadHours(hash), { signal });
}

/** Reads the settings with values and sources. */
export function fetchSettings(signal?: AbortSignal): Promise<SettingsSheet> {
  return panelData(STAFF_API.settings, { signal });
}

/**
 * Send only changes; `null` returns to the environment or the default.
 * @param json with the own password where `staffSecondFactor` changes
 */
export function changeSettings(
  json: SettingChanges & { currentPassword?: string },
): Promise<SettingsSheet> {
  return panelData(STAFF_API.settings, { method: 'PUT', json });
}

/**
 * Erases a message at once.
 * @param confirm exactly the sender's address
 */
export async function eraseMessage(id: string, confirm: string): Promise<void> {
  await panelRequest(STAFF_API.eraseMessage(id), {
    method: 'POST',
    json: { confirm },
  });
}
