import type { ProblemCode } from '@hatira/contract';

/** The texts that the specification quotes are not here: they stay Turkish. */
export const PROBLEMS_IN_ENGLISH: Partial<Record<ProblemCode, string>> = {
  validation_failed: 'Some of the data is not valid.',
  malformed_request: 'The request could not be processed.',
  slug_invalid:
    'A wedding path has 3 to 120 characters: letters, digits and hyphens only',
  slug_reserved:
    'This path belongs to one of the site’s pages. Choose another one',
  empty_file: 'The file is empty',
  confirmation_mismatch: 'Type the text exactly as shown to confirm',
  password_required: 'Enter your password to continue',
  password_wrong: 'Your current password is wrong',
  code_wrong: 'The verification code is wrong or has expired',
  login_required: 'Log in to continue',
  invalid_credentials: 'E-mail or password is wrong',
  second_factor_required: 'Enter a verification code to log in',
  second_factor_wrong: 'The verification code is wrong or has expired',
  second_factor_setup_required: 'Set up two-step verification to continue',
  too_many_albums: 'A wedding has at most 200 album links. End one first',
  album_not_found: 'The link of this album has ended',
  event_not_found: 'This event no longer exists',
  too_many_events: 'A wedding has at most 8 events. Delete one first',
  event_time_taken: 'Another event begins on this day at this time',
  too_many_walls: 'A wedding has at most 5 live walls. End one first',
  wall_not_found: 'This wall has ended',
  read_only_link: 'This link can only view and download',
  foreign_origin: 'The request was refused because it came from another site',
  not_found: 'Not found',
  media_not_found: 'This file does not exist',
  staff_not_found: 'This account does not exist',
  request_timeout: 'The connection timed out',
  not_in_trash: 'Only items in the trash can be permanently erased',
  staff_exists: 'An account with this e-mail address already exists',
  staff_self: 'You cannot disable your own account',
  staff_last: 'The last active account cannot be disabled',
  session_not_found: 'This session has already ended',
  second_factor_off: 'Two-step verification is not on for this account',
  second_factor_own:
    'Turn your own two-step verification off on your account page, with a code',
  second_factor_mandatory:
    'Two-step verification is required for everyone and cannot be turned off',
  second_factor_not_begun: 'The setup took too long. Start again',
  slug_in_use:
    'Another wedding now uses this path. To restore this one, delete the other first (it stays in the trash)',
  background_damaged:
    'This picture is damaged or incomplete. Choose an intact copy',
  background_too_many_pixels:
    'This picture has too many pixels. The maximum is 120 megapixels',
  wedding_has_files: 'This wedding has files. Delete them first',
  background_exists: 'This wedding already has a background. Delete it first',
  too_many_requests: 'Too many requests. Wait a moment',
  service_unavailable: 'The service is temporarily unavailable. Try again',
  wedding_day_full:
    'This wedding has reached its upload limit for 24 hours. Try again later',
  storage_full: 'The storage is full, so the file could not be saved',
};
