import {
  STAFF_API,
  type PanelOverview,
  type PanelSummary,
  type SettingChanges,
  type SettingsSheet,
  type Success,
  type SystemState,
  type UploadHours,
} from '@hatira/contract';
import { panelRequest, type PanelRequestOptions } from './panel-request.js';

export { panelRequest, type PanelRequestOptions };

/** The counts of the panel's header. */
export async function fetchPanelSummary(
  signal?: AbortSignal,
): Promise<PanelSummary> {
  return (
    await panelRequest<Success<PanelSummary>>(STAFF_API.summary, { signal })
  ).body.data;
}

/** The state of the machine behind the panel. */
export async function fetchSystemState(
  signal?: AbortSignal,
): Promise<SystemState> {
  return (
    await panelRequest<Success<SystemState>>(STAFF_API.system, { signal })
  ).body.data;
}

/** Figures and lists of the overview. */
export async function fetchOverview(
  signal?: AbortSignal,
): Promise<PanelOverview> {
  return (
    await panelRequest<Success<PanelOverview>>(STAFF_API.overview, { signal })
  ).body.data;
}

/**
 * Uploads by hour in a wedding's busiest 24 hours.
 * @param hash the couple's
 */
export async function fetchUploadHours(
  hash: number,
  signal?: AbortSignal,
): Promise<UploadHours> {
  return (
    await panelRequest<Success<UploadHours>>(STAFF_API.uploadHours(hash), {
      signal,
    })
  ).body.data;
}

/** Every setting with its value and source. */
export async function fetchSettings(
  signal?: AbortSignal,
): Promise<SettingsSheet> {
  return (
    await panelRequest<Success<SettingsSheet>>(STAFF_API.settings, { signal })
  ).body.data;
}

/**
 * Send only changed values; `null` returns to the environment variable or the default.
 * @param json with the own password where `staffSecondFactor` changes
 */
export async function changeSettings(
  json: SettingChanges & { currentPassword?: string },
): Promise<SettingsSheet> {
  return (
    await panelRequest<Success<SettingsSheet>>(STAFF_API.settings, {
      method: 'PUT',
      json,
    })
  ).body.data;
}

/**
 * Erases a message of the contact form, at once.
 * @param confirm exactly the sender's address
 */
export async function eraseMessage(id: string, confirm: string): Promise<void> {
  await panelRequest(STAFF_API.eraseMessage(id), {
    method: 'POST',
    json: { confirm },
  });
}
