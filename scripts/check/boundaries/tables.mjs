/** The feature that owns each table, or the platform's folder. It alone writes the table in SQL. */
export const tableOwners = {
  settings: 'platform',
  outgoing_mail: 'platform',
  staff_accounts: 'staff',
  staff_recovery_codes: 'staff',
  staff_sessions: 'staff',
  audit_entries: 'staff',
  weddings: 'weddings',
  wedding_links: 'weddings',
  wedding_aliases: 'weddings',
  media: 'media',
  media_marks: 'media',
  media_senders: 'media',
  uploads: 'uploads',
  upload_slices: 'uploads',
  upload_failures: 'uploads',
  wedding_bytes: 'uploads',
  wedding_alerts: 'uploads',
  wedding_alert_choices: 'uploads',
  archives: 'archives',
  archive_prebuilds: 'archives',
  backgrounds: 'backgrounds',
  unfinished_backgrounds: 'backgrounds',
  selection_albums: 'albums',
  selection_album_items: 'albums',
  walls: 'wall',
  wedding_wifi: 'cards',
  rehearsals: 'rehearsals',
  contact_messages: 'contact',
};

/** Features that read the tables of all others: their pages and reports show the whole product. */
export const readersOfAll = ['back-office', 'maintenance'];

/** Features that write the tables of others: a restore and a move between stores correct all rows. */
export const writersOfAll = ['maintenance'];
