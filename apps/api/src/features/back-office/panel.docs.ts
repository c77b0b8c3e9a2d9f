import {
  changeSettings,
  panelSummary,
  settingsSheet,
  success,
  systemState,
} from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { PanelController } from './panel.controller.js';

export const panelDocs = documented(PanelController, {
  summary: {
    operationId: 'getSummary',
    access: 'staff',
    summary: 'Get the counts of the panel’s header',
    answer: { description: 'The counts.', schema: success(panelSummary) },
    problems: [],
  },
  system: {
    operationId: 'getSystem',
    access: 'staff',
    summary: 'Get the state of the machine behind the panel',
    answer: {
      description: 'The ffmpeg that reads and converts videos.',
      schema: success(systemState),
    },
    problems: [],
  },
  readSettings: {
    operationId: 'getSettings',
    access: 'staff',
    summary: 'Get the settings with the source of each value',
    answer: { description: 'The settings.', schema: success(settingsSheet) },
    problems: [],
  },
  changeSettings: {
    operationId: 'changeSettings',
    access: 'staff',
    summary: 'Change settings',
    description:
      'Send only the changes; `null` returns to the environment variable or the default. A change of ' +
      '`staffSecondFactor` needs the own password.',
    body: { json: changeSettings },
    answer: {
      description: 'All settings.',
      schema: success(settingsSheet),
    },
    problems: [
      'validation_failed',
      'password_required',
      'password_wrong',
      'too_many_requests',
    ],
  },
});
