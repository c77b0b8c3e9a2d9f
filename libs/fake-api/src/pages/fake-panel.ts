import type {
  AuditEntry,
  PanelBackground,
  PanelContactMessage,
  PanelMedia,
  PanelStaff,
  PanelSummary,
  PanelWedding,
  SettingValues,
  StaffMember,
} from '@hatira/contract';
import { refuse } from '../answers/refusal.js';
import { rowsOf } from '../answers/rows.js';
import { FakeApi } from '../fake-api.js';
import { staffAccount, staffSession } from '../samples/panel-rows.js';
import { samplePicture } from '../samples/picture.js';
import { publicConfig, settingsSheet } from '../samples/settings.js';
import { install } from '../worker.js';
import { answerOverview, answerWeddingPage } from './panel-reads.js';

export interface PanelData {
  weddings?: PanelWedding[];
  backgrounds?: PanelBackground[];
  media?: PanelMedia[];
  messages?: PanelContactMessage[];
  staff?: PanelStaff[];
  audit?: AuditEntry[];
  /** Values that staff have set. */
  settings?: Partial<SettingValues>;
  /** Null: logged out. */
  member?: StaffMember | null;
}

const MEMBER: StaffMember = {
  id: staffAccount().id,
  email: staffAccount().email,
};

/**
 * Answers the panel's reads for a logged-in member of staff, login and logout; other writes
 * are the spec's.
 */
export function fakePanel(data: PanelData = {}): FakeApi {
  const api = install(new FakeApi());
  answerAccount(api, data);
  answerLists(api, data);
  answerRows(api, data);
  answerWeddingPage(api);
  answerOverview(api);
  return api
    .on('getSummary', summaryOf(data))
    .on('getSystem', {
      version: '1.2.3',
      videoTools: { state: 'ready', version: '7.1.1' },
    })
    .on('getSettings', settingsSheet(data.settings))
    .on('getConfig', publicConfig())
    .on('getTestimonials', { testimonials: [], hasFile: false })
    .on('getMediaRendition', samplePicture)
    .on('getBackgroundImage', samplePicture)
    .on('getFile', samplePicture);
}

/** A login by any name and password succeeds. */
function answerAccount(api: FakeApi, { member = MEMBER }: PanelData): void {
  let current = member;
  api
    .on('getMe', () => current ?? refuse('login_required'))
    .on('login', ({ body }) => (current = { ...MEMBER, email: body.email }))
    .on('logout', () => {
      current = null;
      return {};
    })
    .on('getSessions', [staffSession()])
    .on('getSecondFactor', {
      enabledAt: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
}

function answerLists(api: FakeApi, data: PanelData): void {
  const isThere = (row: { deletedAt: string | null }, isDeleted: unknown) =>
    (row.deletedAt !== null) === (isDeleted === true);
  api
    .on(
      'listPanelWeddings',
      rowsOf(data.weddings ?? [], (row, { isDeleted }) =>
        isThere(row, isDeleted),
      ),
    )
    .on(
      'listPanelBackgrounds',
      rowsOf(data.backgrounds ?? [], (row, filter) =>
        isThere(row, filter['isDeleted']),
      ),
    )
    .on(
      'listPanelMedia',
      rowsOf(data.media ?? [], (row, filter) =>
        isThere(row, filter['isDeleted']),
      ),
    )
    .on('listContactMessages', data.messages ?? [])
    .on('listStaff', data.staff ?? [staffAccount()])
    .on('listAudit', data.audit ?? []);
}

function answerRows(api: FakeApi, { weddings = [], media = [] }: PanelData) {
  api
    .on(
      'getPanelWedding',
      ({ params }) =>
        weddings.find(({ hash }) => String(hash) === params['hash']) ??
        refuse('wedding_not_found'),
    )
    .on(
      'getPanelMedia',
      ({ params }) =>
        media.find(({ id }) => id === params['id']) ??
        refuse('media_not_found'),
    )
    .on('getBackground', refuse('background_not_found'));
}

function summaryOf({
  weddings = [],
  backgrounds = [],
  messages = [],
  media = [],
}: PanelData): PanelSummary {
  const live = weddings.filter(({ deletedAt }) => deletedAt === null);
  const enabled = live.filter(({ isEnabled }) => isEnabled);
  return {
    weddings: live.length,
    enabled: enabled.length,
    disabled: live.length - enabled.length,
    backgrounds: backgrounds.filter(({ deletedAt }) => deletedAt === null)
      .length,
    newMessages: messages.filter(({ status }) => status === 'new').length,
    failedMedia: media.filter(
      ({ isSoundOnly, processing }) => processing === 'failed' && !isSoundOnly,
    ).length,
    dueWeddings: live.filter(({ filesDueAt }) => filesDueAt !== null).length,
    storageBytes: live.reduce((sum, { storageBytes }) => sum + storageBytes, 0),
  };
}
