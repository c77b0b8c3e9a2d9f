import {
  STAFF_API,
  type ControlRoom,
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

/** For the panel's header. */
export async function fetchPanelSummary(
  signal?: AbortSignal,
): Promise<PanelSummary> {
  return (
    await panelRequest<Success<PanelSummary>>(STAFF_API.summary, { signal })
  ).body.data;
}

/** Of the machine behind the panel. */
export async function fetchSystemState(
  signal?: AbortSignal,
): Promise<SystemState> {
  return (
    await panelRequest<Success<SystemState>>(STAFF_API.system, { signal })
  ).body.data;
}

export async function fetchOverview(
  signal?: AbortSignal,
): Promise<PanelOverview> {
  return (
    await panelRequest<Success<PanelOverview>>(STAFF_API.overview, { signal })
  ).body.data;
}

export async function fetchControlRoom(
  signal?: AbortSignal,
): Promise<ControlRoom> {
  return (
    await panelRequest<Success<ControlRoom>>(STAFF_API.controlRoom, { signal })
  ).body.data;
}

/**
 * In the busiest 24 hours.
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

/** With values and sources. */
export async function fetchSettings(
  signal?: AbortSignal,
): Promise<SettingsSheet> {
  return (
    await panelRequest<Success<SettingsSheet>>(STAFF_API.settings, { signal })
  ).body.data;
}

/**
 * Send only changes; `null` returns to the environment or the default.
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
 * At once.
 * @param confirm exactly the sender's address
 */
export async function eraseMessage(id: string, confirm: string): Promise<void> {
  await panelRequest(STAFF_API.eraseMessage(id), {
    method: 'POST',
    json: { confirm },
  });
}
